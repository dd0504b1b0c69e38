import type { OwnQuestions } from '@trivium/contract/workshop';
import { useState } from 'react';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { Questions } from './Questions.tsx';
import { QuizPanel } from './QuizPanel.tsx';

/** What the owner can open beside the list. */
export type Tool = 'add' | 'import' | 'export';

/** The quiz at the side, its questions beside or below it. */
export function Workshop({ data }: { data: OwnQuestions }) {
  const [tool, setTool] = useState<Tool | null>(null);
  const close = () => setTool(null);
  const { category, questions } = data;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
      <div className="grid grid-cols-1 lg:top-20 lg:[@media(min-height:50rem)]:sticky">
        <QuizPanel data={data} onTool={setTool} />
      </div>
      {(category.status !== 'generating' || questions.length > 0) && (
        <Questions category={category} questions={questions} />
      )}
      {tool === 'add' && <QuestionDialog categoryId={category._id} onClose={close} />}
      {tool === 'import' && <ImportDialog categoryId={category._id} onClose={close} />}
      {tool === 'export' && (
        <ExportDialog
          categoryId={category._id}
          shared={questions.some((question) => question.shared)}
          onClose={close}
        />
      )}
    </div>
  );
}
