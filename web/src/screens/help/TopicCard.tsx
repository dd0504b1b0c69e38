import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import type { Topic } from './topics.ts';

/** A topic under its heading; `children` stand after its paragraphs. */
export function TopicCard({ topic, children }: { topic: Topic; children?: ReactNode }) {
  const heading = `${topic.id}-heading`;
  return (
    <section id={topic.id} aria-labelledby={heading} className="scroll-mt-20">
      <Card className="grid gap-3">
        <h2 id={heading} className="font-display font-semibold text-lg">
          {topic.title}
        </h2>
        {topic.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
        {children}
      </Card>
    </section>
  );
}
