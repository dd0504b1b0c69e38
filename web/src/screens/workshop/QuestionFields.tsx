import { LIMITS } from '@trivium/contract/limits';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { t } from '../../lib/i18n.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import type { QuestionValues } from './question-form.ts';

type Name = keyof QuestionValues;
type Form = UseFormReturn<QuestionValues>;

/** How much of the room is used, in characters as the server counts them. */
function useLength({ control }: Form, name: Name, max: number): string {
  const value = useWatch({ control, name });
  return t('workshop.form.length', { used: [...value.trim()].length, max });
}

type FieldProps = { form: Form; name: Name; label: string; max: number };

function Answer({ form, name, label, max }: FieldProps) {
  const length = useLength(form, name, max);
  return (
    <TextField
      label={label}
      hint={<span className="tabular">{length}</span>}
      autoComplete="off"
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
}

function LongText({ form, name, label, max, hint }: FieldProps & { hint?: string }) {
  const length = useLength(form, name, max);
  return (
    <TextArea
      label={label}
      hint={
        <span className="tabular">
          {hint === undefined ? length : t('workshop.form.hintLength', { hint, length })}
        </span>
      }
      className="min-h-20!"
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
}

function Numbers({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        label={t('workshop.form.difficulty')}
        hint={t('workshop.form.difficultyHint', LIMITS.difficulty)}
        inputMode="numeric"
        autoComplete="off"
        error={errors.difficulty?.message}
        {...form.register('difficulty')}
      />
      <TextField
        label={t('workshop.form.seconds')}
        hint={t('workshop.form.secondsHint', LIMITS.ownTimer)}
        inputMode="numeric"
        autoComplete="off"
        error={errors.seconds?.message}
        {...form.register('seconds')}
      />
    </div>
  );
}

/** Every field of a question, each with its room and what is wrong with it. */
export function QuestionFields({ form }: { form: Form }) {
  const { ownQuestion, option, explanation } = LIMITS;
  const wrong = ['other1', 'other2', 'other3'] as const;
  return (
    <>
      <LongText form={form} name="question" label={t('workshop.form.question')} max={ownQuestion.max} />
      <Answer form={form} name="answer" label={t('workshop.form.answer')} max={option.max} />
      <fieldset className="grid min-w-0 gap-4">
        <legend className="sr-only">{t('workshop.form.others')}</legend>
        {wrong.map((name, i) => (
          <Answer
            key={name}
            form={form}
            name={name}
            label={t('workshop.form.other', { number: i + 1 })}
            max={option.max}
          />
        ))}
      </fieldset>
      <LongText
        form={form}
        name="explanation"
        label={t('workshop.form.explanation')}
        max={explanation.max}
        hint={t('workshop.form.explanationHint')}
      />
      <Numbers form={form} />
    </>
  );
}
