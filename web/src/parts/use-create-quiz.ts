import type { Category } from '@trivium/contract/categories';
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

/** The meanings that the server has asked for, and whether it ever has. */
function useChoices() {
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [asked, setAsked] = useState(false);
  return {
    choices,
    asked,
    ask: (these: readonly Choice[]) => {
      setChoices(these);
      setAsked(true);
    },
    forget: () => setChoices(null),
  };
}

/** Why a quiz cannot even be asked for: nobody is logged in, a guest is, or the name is blank. */
function hurdle(name: string): 'login' | 'guest' | 'name' | null {
  const { token, user } = session.getState();
  if (token === null) return 'login';
  if (user?.userType === 'Guest') return 'guest';
  return name === '' ? 'name' : null;
}

const HURDLES = { login: 'common.createLoginNeeded', name: 'common.createNameNeeded' } as const;

/** The form that creates a quiz: its name, the meanings to choose from, its message, and what submitting does. */
export function useCreateQuiz(initialName: string, close: () => void) {
  const [name, setName] = useState(initialName);
  const { choices, asked, ask, forget } = useChoices();
  const [message, setMessage] = useMessage();
  const [last, setLast] = useState<Category | null>(null);
  const create = useCreateCategory();
  const promptRegistration = useRegistrationPrompt();
  const refuse = (text: string) => setMessage({ tone: 'bad', text });

  function failed(error: Error) {
    if (!(error instanceof ApiError)) refuse(t('common.createError'));
    else if (error.choices.length > 0) ask(error.choices);
    else refuse(reasonOf(error, t('common.createFailed')));
  }

  function created(answer: { message: string; category: Category }) {
    setName('');
    forget();
    setLast(answer.category);
    setMessage({ tone: 'good', text: answer.message });
  }

  function submit(sense?: string) {
    if (create.isPending) return;
    const wanted = name.trim();
    const why = hurdle(wanted);
    if (why === 'guest') {
      close();
      promptRegistration();
      return;
    }
    if (why !== null) return refuse(t(HURDLES[why]));
    setMessage(null);
    create.mutate(
      { name: wanted, ...(sense === undefined ? {} : { sense }) },
      { onSuccess: created, onError: failed },
    );
  }

  return {
    name,
    /** What the message was about is not what is typed from now on. */
    type: (text: string) => {
      setName(text);
      setMessage(null);
    },
    choices,
    /** Whether the meanings have been asked for, so that the name comes back rather than comes first. */
    asked,
    /** Back from the meanings to the name. */
    rename: () => {
      forget();
      setMessage(null);
    },
    message,
    /** The quiz that this form has created last. */
    created: last,
    submit,
    pending: create.isPending,
    /** The meaning that is on its way. */
    chosen: create.isPending ? (create.variables.sense ?? null) : null,
    blank: name.trim() === '',
  };
}

export type CreateForm = ReturnType<typeof useCreateQuiz>;
