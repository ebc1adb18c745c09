import { useEffect, useEffectEvent, useRef } from 'react';
import type { Card } from '#shared/contracts/practice.ts';
import { GradeOptions } from './grade-options.tsx';

interface GradePanelProps {
  review: NonNullable<Card['review']>;
  /** Do not scroll: the learner is reading something else first. */
  staysPut: boolean;
  onGrade: (grade: number) => void;
  children: React.ReactNode;
}

/** Asks how well the learner knew it, showing when each grade brings the question back. */
export function GradePanel({ review, staysPut, onGrade, children }: GradePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const comeIntoView = useEffectEvent(() => {
    // The Next button takes the focus, so that the keys work and a phone's keyboard closes.
    panel.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
    if (!staysPut) panel.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => comeIntoView(), []);
  return (
    <section
      ref={panel}
      aria-labelledby="grade-heading"
      className="scroll-my-6 space-y-4 border-rule border-t pt-5"
    >
      <h2 id="grade-heading" className="text-xl">
        How well did you know it?
      </h2>
      <GradeOptions review={review} onGrade={onGrade} />
      {children}
    </section>
  );
}
