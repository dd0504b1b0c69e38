import { lookedUp, useLookup } from '../api/topics.ts';
import { t } from '../lib/i18n.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { CreatedQuiz } from './CreatedQuiz.tsx';
import { Understood } from './Understood.tsx';
import type { CreateForm } from './use-create-quiz.ts';

/** Short enough to feel at once, long enough not to ask for every letter, ms. */
const DEBOUNCE_MS = 200;

/**
 * What the name stands for while it is typed, and how far the quiz is that was created last. Its place is kept free,
 * so that nothing moves under the finger.
 */
export function NameSuggestions({ form: { name, created } }: { form: CreateForm }) {
  const typing = lookedUp(name) !== null;
  const settled = useDebounced(name, DEBOUNCE_MS);
  const lookup = useLookup(typing ? settled : '');
  return (
    <div className="grid min-h-43 content-start rounded-input bg-sunken px-4 py-3">
      {!typing && created !== null && <CreatedQuiz key={created._id} created={created} />}
      <Understood lookup={lookup} />
      {!typing && created === null && <p className="text-muted text-sm">{t('common.lookHint')}</p>}
    </div>
  );
}
