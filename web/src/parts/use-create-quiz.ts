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

/** The form that creates a quiz: its name, its message, and what submitting does. */
export function useCreateQuiz(initialName: string, close: () => void) {
  const [name, setName] = useState(initialName);
  const [message, setMessage] = useState<Message | null>(null);
  const create = useCreateCategory();
  const promptRegistration = useRegistrationPrompt();

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const refuse = (text: string) => setMessage({ tone: 'bad', text });

  function submit() {
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
    create.mutate(wanted, {
      onSuccess: ({ message: text }) => {
        setName('');
        setMessage({ tone: 'good', text });
      },
      onError: (error) =>
        refuse(
          error instanceof ApiError ? reasonOf(error, t('common.createFailed')) : t('common.createError'),
        ),
    });
  }

  return { name, setName, message, submit, pending: create.isPending, blank: name.trim() === '' };
}
