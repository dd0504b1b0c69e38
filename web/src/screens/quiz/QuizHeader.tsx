import { ArrowLeft, Keyboard, Volume2, VolumeX } from 'lucide-react';
import { useStore } from 'zustand';
import { round } from '../../game/round.ts';
import type { Asked } from '../../game/round-state.ts';
import { changeSetting, settings } from '../../game/settings.ts';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Progress } from './Progress.tsx';
import { Timer } from './Timer.tsx';

function MuteButton() {
  const sounds = useStore(settings, (state) => state.sounds);
  const Icon = sounds ? Volume2 : VolumeX;
  return (
    <IconButton
      label={t(sounds ? 'quiz.mute' : 'quiz.unmute')}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={() => changeSetting('sounds', !sounds)}
    />
  );
}

type Props = { asked: Asked; onBack: () => void; onKeys: () => void };

/** Way out, where one is, how far, how long: stays on top while the page scrolls. */
export function QuizHeader({ asked, onBack, onKeys }: Props) {
  const name = useStore(round.store, (state) => state.quiz?.categoryName);
  return (
    <header className="sticky top-0 z-20 -mx-4 bg-paper px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-3 sm:-mx-6 sm:px-6 sm:pt-4">
      <div className="flex items-center gap-2">
        <IconButton
          label={t('quiz.back')}
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          onClick={onBack}
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold leading-tight">{name}</p>
          <p className="tabular text-muted text-xs">
            {t('quiz.position', { number: asked.number, total: asked.total })}
          </p>
        </div>
        <span className="hidden sm:pointer-fine:inline-flex">
          <IconButton
            label={t('quiz.keys.open')}
            icon={<Keyboard aria-hidden="true" className="size-5" />}
            onClick={onKeys}
          />
        </span>
        <MuteButton />
        <Timer asked={asked} />
      </div>
      <Progress asked={asked} />
    </header>
  );
}
