import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook } from './button-class.ts';
import { Tooltip } from './Tooltip.tsx';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: NonNullable<ButtonLook['variant']>;
};

/** A round button of 44 px with an icon. */
export function IconButton({ label, icon, variant = 'ghost', ...rest }: Props) {
  return (
    <Tooltip text={label}>
      <Button aria-label={label} variant={variant} size="icon" {...rest}>
        {icon}
      </Button>
    </Tooltip>
  );
}
