import type { Choice } from '@trivium/contract/fields';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreateCategory } from '../api/categories.ts';
import { ApiError, reasonOf } from '../api/errors.ts';
import { session } from '../api/session.ts';
import { t } from '../lib/i18n.ts';
import { showToast } from '../ui/toast.ts';

/** How long a message of the form stays, ms (specification 3). */
const MESSAGE_MS = 5000;

type Message = { readonly tone: 'good' | 'bad'; readonly text: string };

/** Leads a guest to the registration: creating a quiz is for registered players. */
function useRegistrationPrompt(): () => void {
  const navigate = useNavigate();
  return () =>
    showToast({
      kind: 'info',
      title: t('common.registrationRequired'),
      action: { label: t('common.register'), onClick: () => navigate('/profile') },
      cancel: { label: t('common.cancel'), onClick: () => {} },
    });
}

/** A message that goes by itself. */
function useMessage() {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

/** The form that creates a quiz: its name, the meanings to choose from, its message, and what submitting does. */
export function useCreateQuiz(initialName: string, close: () => void) {
  const [name, setName] = useState(initialName);
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [asked, setAsked] = useState(false);
  const [message, setMessage] = useMessage();
  const create = useCreateCategory();
  const promptRegistration = useRegistrationPrompt();
  const refuse = (text: string) => setMessage({ tone: 'bad', text });

  function failed(error: Error) {
    if (error instanceof ApiError && error.choices.length > 0) {
      setAsked(true);
      return setChoices(error.choices);
    }
    refuse(error instanceof ApiError ? reasonOf(error, t('common.createFailed')) : t('common.createError'));
  }

  function submit(sense?: string) {
    const { token, user } = session.getState();
    const wanted = name.trim();
    if (create.isPending) return;
    if (token === null) return refuse(t('common.createLoginNeeded'));
    if (user?.userType === 'Guest') {
      close();
      promptRegistration();
      return;
    }
    if (wanted === '') return refuse(t('common.createNameNeeded'));
    setMessage(null);
    const onSuccess = ({ message: text }: { message: string }) => {
      setName('');
      setChoices(null);
      setMessage({ tone: 'good', text });
    };
    create.mutate(
      { name: wanted, ...(sense === undefined ? {} : { sense }) },
      { onSuccess, onError: failed },
    );
  }

  /** Back from the meanings to the name. */
  function rename() {
    setChoices(null);
    setMessage(null);
  }

  return {
    name,
    setName,
    choices,
    rename,
    /** Whether the meanings have been asked for, so that the name comes back rather than comes first. */
    asked,
    message,
    submit,
    pending: create.isPending,
    /** The meaning that is on its way. */
    chosen: create.isPending ? (create.variables.sense ?? null) : null,
    blank: name.trim() === '',
  };
}
