import type { Lookup } from '@trivium/contract/topics';
import { Plus } from 'lucide-react';
import { t } from '../../lib/i18n.ts';
import { Understood } from '../../parts/Understood.tsx';
import { Button } from '../../ui/Button.tsx';

type Props = {
  lookup: Lookup;
  /** How many quizzes the search has found; undefined while that is not known. */
  found: number | undefined;
  onCreate: (name: string) => void;
};

/** What a search stands for. That it stands for no topic is worth a word only where nothing is found by it. */
export function SearchUnderstood({ lookup, found, onCreate }: Props) {
  const { kind, subject } = lookup;
  if ((kind === 'nothing' || kind === 'refused') && found !== 0) return null;
  return (
    <section
      aria-label={t('categories.understood')}
      className="grid gap-3 rounded-input bg-sunken px-4 py-3 md:w-fit md:min-w-md md:max-w-2xl"
    >
      <Understood lookup={lookup} />
      {kind === 'questions' && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => onCreate(subject)}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {t('categories.createNamed', { name: subject })}
        </Button>
      )}
    </section>
  );
}
