import { lookedUp, useLookup } from '../api/topics.ts';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Alert } from '../ui/Alert.tsx';
import { CreatedQuiz } from './CreatedQuiz.tsx';
import { Understood } from './Understood.tsx';
import type { CreateForm } from './use-create-quiz.ts';

/** Short enough to feel at once, long enough not to ask for every letter, ms. */
const DEBOUNCE_MS = 200;

/**
 * What the name stands for while it is typed, how far the quiz is that was created last, and the message of the form.
 * Their place is kept free, so that nothing moves under the finger.
 */
export function NameSuggestions({ form: { name, created, message } }: { form: CreateForm }) {
  const typing = lookedUp(name) !== null;
  const settled = useDebounced(name, DEBOUNCE_MS);
  const lookup = useLookup(typing ? settled : '');
  const told = typing ? null : created;
  return (
    <div
      className={cx(
        'grid min-h-52 grid-cols-1 gap-3 rounded-input bg-sunken px-4 py-3',
        // Play stays where it is when the message below it goes.
        told === null ? 'content-center' : 'content-start',
      )}
    >
      {told !== null && <CreatedQuiz key={told._id} created={told} />}
      {message === null ? (
        <Understood lookup={lookup} stacked />
      ) : (
        <Alert tone={message.tone}>{message.text}</Alert>
      )}
      {!typing && told === null && message === null && (
        <p className="text-center text-muted text-sm">{t('common.lookHint')}</p>
      )}
    </div>
  );
}
