import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { t } from '../../lib/i18n.ts';
import type { Notice } from './Notice.tsx';

/**
 * A form with a schema and one notice for the form as a whole: what the schema says of it, or what the server
 * said. `missingTitle` heads the schema's notice when a field is empty.
 */
export function useAuthForm<V extends FieldValues>(
  schema: () => z.ZodMiniType<V, V>,
  defaultValues: DefaultValues<V>,
  initialNotice: Notice | null = null,
) {
  const [notice, setNotice] = useState<Notice | null>(initialNotice);
  const form = useForm<V>({
    // The schema speaks the active language, so it is made for each check.
    resolver: ((values, context, options) =>
      zodResolver(schema())(values, context, options as never)) as Resolver<V>,
    defaultValues,
    shouldFocusError: false,
  });

  const submit = (work: (values: V) => void) =>
    form.handleSubmit(
      (values) => {
        setNotice(null);
        work(values);
      },
      (errors) => {
        const text = errors.root?.message;
        const missing = Object.values(errors).some((error) => error?.message === t('auth.required'));
        const firstField = Object.keys(errors).find((name) => name !== 'root');
        if (text === undefined) {
          setNotice(null);
          if (firstField !== undefined) form.setFocus(firstField as never);
          return;
        }
        setNotice({ tone: 'bad', text, ...(missing ? { title: t('auth.missingFields') } : {}) });
      },
    );

  return {
    form,
    notice,
    setNotice,
    submit,
    errorOf: (name: keyof V & string) => messageOf(form.formState.errors[name]),
  };
}

function messageOf(error: unknown): string | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
    ? error.message
    : undefined;
}
