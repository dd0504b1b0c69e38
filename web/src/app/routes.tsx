import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { settings } from '../game/settings.ts';
import { type Area, loadTexts } from '../lib/i18n.ts';
import { FirstLoad, markStarted } from './FirstLoad.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { ScreenMissing } from './ScreenMissing.tsx';
import { usePageViews } from './use-page-views.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<ComponentType>;

/** The code of a screen together with the texts it speaks. */
function withTexts(load: Load, ...areas: readonly Area[]): Load {
  return async () => {
    const [Screen] = await Promise.all([load(), loadTexts(...areas)]);
    return Screen;
  };
}

/** A screen that is loaded when it is first shown. */
function screen(load: Load) {
  return lazy(async () => {
    // Without a line, or after a new version came out, a screen that was never shown may be out of reach.
    const Screen = await load().catch(() => ScreenMissing);
    markStarted();
    return { default: Screen };
  });
}

const home = withTexts(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen, 'home');
const quiz = withTexts(async () => (await import('./QuizRoute.tsx')).QuizRoute, 'quiz', 'results');
const auth = withTexts(async () => (await import('../screens/auth/AuthScreen.tsx')).AuthScreen, 'auth');
const categories = withTexts(
  async () => (await import('../screens/categories/CategoriesScreen.tsx')).CategoriesScreen,
  'categories',
);
const profile = withTexts(
  async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  'profile',
);
const leaderboard = withTexts(
  async () => (await import('../screens/leaderboard/LeaderboardScreen.tsx')).LeaderboardScreen,
  'leaderboard',
);
const notifications = withTexts(
  async () => (await import('../screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  'notifications',
);
const workshop = withTexts(
  async () => (await import('../screens/workshop/WorkshopScreen.tsx')).WorkshopScreen,
  'workshop',
);
const store = withTexts(async () => (await import('../screens/store/StoreScreen.tsx')).StoreScreen, 'store');
const menu = withTexts(async () => (await import('../screens/menu/MenuScreen.tsx')).MenuScreen, 'menu');
const help = withTexts(
  async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen,
  'help',
  'quiz',
);
const about = withTexts(async () => (await import('../screens/about/AboutScreen.tsx')).AboutScreen, 'about');
const notFound = async () => (await import('../screens/not-found/NotFoundScreen.tsx')).NotFoundScreen;

const HomeScreen = screen(home);
const QuizRoute = screen(quiz);
const AuthScreen = screen(auth);
const CategoriesScreen = screen(categories);
const ProfileScreen = screen(profile);
const LeaderboardScreen = screen(leaderboard);
const NotificationsScreen = screen(notifications);
const WorkshopScreen = screen(workshop);
const StoreScreen = screen(store);
const MenuScreen = screen(menu);
const HelpScreen = screen(help);
const AboutScreen = screen(about);
const NotFoundScreen = screen(notFound);

/** Every path of the page. The quiz stands outside of the layout: nothing beside it asks for attention. */
export function AppRoutes() {
  usePageViews();
  useScreenFocus();
  // The two screens that everybody goes to next are fetched while there is nothing else to do.
  useEffect(() => {
    if (!settings.getState().dataSaver) whenIdle(() => void Promise.allSettled([home(), quiz()]));
  }, []);
  return (
    <Suspense fallback={<FirstLoad />}>
      <Routes>
        <Route path="/auth" element={<AuthScreen />} />
        <Route path="/reset-password" element={<AuthScreen />} />
        <Route element={<Guard />}>
          <Route path="/" element={<Layout />}>
            <Route index element={<HomeScreen />} />
            <Route path="categories" element={<CategoriesScreen />} />
            <Route path="profile" element={<ProfileScreen />} />
            <Route path="leaderboard" element={<LeaderboardScreen />} />
            <Route path="notifications" element={<NotificationsScreen />} />
            <Route path="workshop/:categoryId" element={<WorkshopScreen />} />
            <Route path="store" element={<StoreScreen />} />
            <Route path="menu" element={<MenuScreen />} />
          </Route>
          <Route path="/quiz/:categoryId?" element={<QuizRoute />} />
        </Route>
        <Route element={<Layout />}>
          <Route path="/help" element={<HelpScreen />} />
          <Route path="/about" element={<AboutScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
