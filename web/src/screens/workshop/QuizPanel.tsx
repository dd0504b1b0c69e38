import type { OwnQuestions } from '@trivium/contract/workshop';
import { Download, Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { StatusBadge } from '../../parts/category-badges.tsx';
import { TakenAs } from '../../parts/TakenAs.tsx';
import { WritingProgress } from '../../parts/WritingProgress.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Counts } from './Counts.tsx';
import { MainAction } from './MainAction.tsx';
import { QuizActions } from './QuizActions.tsx';
import { useQuizActions } from './use-quiz-actions.ts';
import { WaysOut } from './WaysOut.tsx';
import type { Tool } from './Workshop.tsx';

type Props = { data: OwnQuestions; onTool: (tool: Tool) => void };

/** What state the quiz is in, and why. */
function State({ category }: Pick<OwnQuestions, 'category'>) {
  const { status, statusReason, progress } = category;
  if (status === 'generating') {
    return (
      <div className="grid gap-2">
        {progress !== null && <WritingProgress progress={progress} />}
        <p className="text-muted text-sm">{t('workshop.writingText')}</p>
      </div>
    );
  }
  if (status === 'failed') return <p>{statusReason ?? t('common.failedText')}</p>;
  const text = status === 'ready' ? t('workshop.publishedText') : (statusReason ?? t('common.draftText'));
  return <p className="text-sm">{text}</p>;
}

/** What adds questions, and once there are some what saves them. */
function Tools({ full, onTool }: Pick<Props, 'onTool'> & { full: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" size="sm" className="col-span-2" onClick={() => onTool('add')}>
        <Plus aria-hidden="true" className="size-5" />
        {t('workshop.add')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className={full ? undefined : 'col-span-2'}
        onClick={() => onTool('import')}
      >
        <Upload aria-hidden="true" className="size-4.5" />
        {t('workshop.import')}
      </Button>
      {full && (
        <Button variant="secondary" size="sm" onClick={() => onTool('export')}>
          <Download aria-hidden="true" className="size-4.5" />
          {t('workshop.export')}
        </Button>
      )}
    </div>
  );
}

/** The quiz itself: its name, its state, what it was taken for, and what can be done with it as a whole. */
export function QuizPanel({ data, onTool }: Props) {
  const { category, questions } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may go with the state it belonged to.
  const actions = useQuizActions(category._id, () => heading.current?.focus());
  const { status } = category;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="grid justify-items-start gap-2">
        {status === 'ready' ? (
          <Badge tone="good">{t('workshop.published')}</Badge>
        ) : (
          <StatusBadge status={status} />
        )}
        <h2
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere max-w-full font-display font-semibold text-question"
        >
          {category.name}
        </h2>
        <TakenAs category={category} />
      </div>
      <State category={category} />
      {actions.failure !== null && (
        <Alert tone="bad" title={t('workshop.refused')}>
          {actions.failure}
        </Alert>
      )}
      {category.advice !== null && (
        <WaysOut advice={category.advice} publishMin={data.publishMin} actions={actions} />
      )}
      {(questions.length > 0 || category.advice === null) && <Counts data={data} />}
      <MainAction data={data} actions={actions} />
      {status !== 'generating' && <Tools full={questions.length > 0} onTool={onTool} />}
      <QuizActions data={data} actions={actions} />
    </Card>
  );
}
