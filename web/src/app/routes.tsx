import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { type Area, loadTexts } from '../lib/i18n.ts';
import { FirstLoad, markStarted } from './FirstLoad.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
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
    const Screen = await load();
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
const store = withTexts(async () => (await import('../screens/store/StoreScreen.tsx')).StoreScreen, 'store');
const menu = withTexts(async () => (await import('../screens/menu/MenuScreen.tsx')).MenuScreen, 'menu');
const notFound = async () => (await import('../screens/not-found/NotFoundScreen.tsx')).NotFoundScreen;

const HomeScreen = screen(home);
const QuizRoute = screen(quiz);
const AuthScreen = screen(auth);
const CategoriesScreen = screen(categories);
const ProfileScreen = screen(profile);
const StoreScreen = screen(store);
const MenuScreen = screen(menu);
const NotFoundScreen = screen(notFound);

/** Every path of the page. The quiz stands outside of the layout: nothing beside it asks for attention. */
export function AppRoutes() {
  usePageViews();
  useScreenFocus();
  // The two screens that everybody goes to next are fetched while there is nothing else to do.
  useEffect(() => whenIdle(() => void Promise.allSettled([home(), quiz()])), []);
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
            <Route path="store" element={<StoreScreen />} />
            <Route path="menu" element={<MenuScreen />} />
          </Route>
          <Route path="/quiz/:categoryId?" element={<QuizRoute />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
