import type { Category } from '@trivium/contract/categories';
import { useState } from 'react';
import { ApiError, reasonOf } from '../../api/errors.ts';
import { importQuestions, useCategoryChange } from '../../api/workshop.ts';
import { fileToBase64 } from '../../lib/base64.ts';
import { t } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { sentName, tooLarge } from './import-file.ts';

/** What stopped an import: a sentence, or one for each row that is wrong. */
export type ImportFailure = { readonly text: string; readonly problems: ApiError['problems'] };

/** The file was chosen, but the browser does not hand it out any more. */
class Unreadable extends Error {}

async function send(id: string, file: File): Promise<{ imported: number; category: Category }> {
  const content = await fileToBase64(file).catch((cause) => {
    throw new Unreadable('', { cause });
  });
  return importQuestions(id, sentName(file.name), content);
}

function failureOf(error: Error): ImportFailure {
  if (error instanceof Unreadable) return { text: t('workshop.importUnreadable'), problems: [] };
  const problems = error instanceof ApiError ? error.problems : [];
  return { text: reasonOf(error, t('workshop.unreachable')), problems };
}

/** The import of a file: which one, what is wrong with it, and what sending it does. */
export function useImport(categoryId: string, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useCategoryChange(categoryId, (chosen: File) => send(categoryId, chosen));

  function choose(chosen: File | null) {
    if (change.isPending) return;
    change.reset();
    setFile(chosen);
    const size = chosen === null ? null : tooLarge(chosen.size);
    setProblem(
      size === null ? null : t('workshop.importTooLarge', { size: t('workshop.importMiB', { size }) }),
    );
  }

  function submit() {
    if (change.isPending || problem !== null) return;
    if (file === null) return setProblem(t('workshop.importMissing'));
    change.mutate(file, {
      onSuccess: ({ imported }) => {
        showToast({ kind: 'success', title: t('workshop.imported', { count: imported }) });
        onDone();
      },
    });
  }

  return {
    file,
    choose,
    problem,
    submit,
    sending: change.isPending,
    failure: change.error === null ? null : failureOf(change.error),
  };
}
