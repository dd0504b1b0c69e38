import { useState } from 'react';
import { useStore } from 'zustand';
import { useUserCategories } from '../../api/categories.ts';
import { session } from '../../api/session.ts';
import { useUserDetails } from '../../api/users.ts';
import { CreateQuiz, type CreateRequest } from '../../parts/CreateQuiz.tsx';
import { Header } from '../../parts/Header.tsx';
import { CreateCard } from './CreateCard.tsx';
import { GuestBanner } from './GuestBanner.tsx';
import { PlayCard } from './PlayCard.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { RanksCard } from './RanksCard.tsx';
import { Splashes } from './Splashes.tsx';
import { StatsBar } from './StatsBar.tsx';
import { useHomeSplash } from './use-home-splash.ts';
import { useLoadingSplash } from './use-loading-splash.ts';
import { useReportedFailure } from './use-reported-failure.ts';
import { YourQuizzes } from './YourQuizzes.tsx';

/** The player and their quizzes, and what covers the page while they are on their way. */
function useHome() {
  const details = useUserDetails();
  const quizzes = useUserCategories();
  const storedUser = useStore(session, (state) => state.user);
  const home = useHomeSplash();
  const loading = useLoadingSplash({
    loaded: !details.isPending && !quizzes.isPending,
    troubled: details.failureCount + quizzes.failureCount > 0,
  });
  useReportedFailure(details.error);
  return {
    details,
    quizzes,
    // A failure of the details falls back to what this browser remembers.
    user: details.data?.user ?? storedUser,
    xp: details.data?.knowledgePoints ?? null,
    splashes: { home, loading },
    covered: home.phase === 'shown' || loading.phase !== 'gone',
  };
}

/** Where every road starts: who plays, one big Play, and the player's quizzes. */
export function HomeScreen() {
  const { details, quizzes, user, xp, splashes, covered } = useHome();
  const [creating, setCreating] = useState<CreateRequest>(null);
  return (
    <>
      <Splashes {...splashes} />
      {/* Nothing under a splash takes the focus, is read out, or is seen to move. */}
      <div className={covered ? 'invisible' : undefined}>
        <Header logo search notifications />
        <div className="mx-auto grid max-w-280 gap-5 px-4 py-5 md:px-6 md:py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <div className="grid content-start gap-5">
            <StatsBar details={details} />
            {user && <PlayerCard user={user} xp={xp} />}
            <PlayCard level={user?.level ?? 1} categories={quizzes.data} />
            {user?.userType === 'Guest' && <GuestBanner xp={xp} />}
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <YourQuizzes quizzes={quizzes} />
          </div>
          <div className="grid content-start gap-5">
            <RanksCard guest={user?.userType === 'Guest'} />
            <CreateCard onCreate={() => setCreating('')} />
          </div>
        </div>
      </div>
      <CreateQuiz request={creating} onClose={() => setCreating(null)} />
    </>
  );
}
