import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from './Field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  revealLabel: string;
  concealLabel: string;
};

/** A password that can be looked at while it is typed; paste and password managers work. */
export function PasswordField({ revealLabel, concealLabel, ...field }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={shown ? concealLabel : revealLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-tile text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
