import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

/** A part of the menu under its heading. */
export function MenuCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="pb-3! sm:pb-4!">
      <h2 id={id} className="mb-1 font-display font-semibold text-lg">
        {title}
      </h2>
      <div className="divide-y divide-line">{children}</div>
    </Card>
  );
}
