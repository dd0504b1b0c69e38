import type { OwnQuestions } from '@trivium/contract/workshop';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { standingOf } from './standing.ts';
import type { QuizActionState } from './use-quiz-actions.ts';

type Props = { data: OwnQuestions; actions: QuizActionState };

/** What one most likely wants to do with the quiz: play it, or publish it. */
export function MainAction({ data, actions }: Props) {
  const { play, publish } = standingOf(data);
  if (play) {
    return (
      <Link to={`/quiz/${data.category._id}`} className={buttonClass({})}>
        <Play aria-hidden="true" className="size-4.5 fill-current" />
        {t('common.play')}
      </Link>
    );
  }
  if (publish === 'absent') return null;
  return (
    <Button
      disabled={publish === 'tooFew'}
      loading={actions.pending?.action === 'publish'}
      onClick={() => actions.run('publish')}
    >
      {t('workshop.publish')}
    </Button>
  );
}
