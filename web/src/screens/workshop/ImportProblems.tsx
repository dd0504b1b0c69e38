import { t } from '../../lib/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { ImportFailure } from './use-import.ts';

/** Why nothing was imported: a sentence, or what is wrong row by row. */
export function ImportProblems({ failure: { text, problems } }: { failure: ImportFailure }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Alert tone="bad" title={t('workshop.importRefused')}>
        {problems.length === 0 ? text : t('workshop.importMend')}
      </Alert>
      {problems.length > 0 && (
        <section
          // A list that scrolls must be reached by the keyboard, too.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label={t('workshop.importProblems')}
          className="max-h-56 overflow-y-auto rounded-input border border-line bg-sunken px-4 py-3"
        >
          <ul className="grid gap-2 text-sm">
            {problems.map(({ row, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row can have several, and the list never changes
              <li key={index} className="wrap-anywhere">
                {row === 0 ? message : t('workshop.importRow', { row, message })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
