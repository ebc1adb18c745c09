import { useEffect, useEffectEvent, useRef } from 'react';
import type { Card } from '#shared/contracts/practice.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { dueText } from '../../../lib/due-text.ts';

const names: Record<number, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' };

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
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
        {review.options.map(({ grade, due }) => (
          <LiveButton
            key={grade}
            aria-pressed={grade === review.grade}
            onClick={() => onGrade(grade)}
            className="flex min-h-14 flex-col items-start justify-center rounded-md border border-rule-strong px-3 py-1.5 text-start hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <span className="flex w-full items-center justify-between gap-2 font-medium">
              {names[grade]}
              <span className="hidden md:pointer-fine:block">
                <KeyCap name={String(grade)} />
              </span>
            </span>
            <span className="text-ink-muted text-sm">{dueText(due)}</span>
          </LiveButton>
        ))}
      </div>
      {children}
    </section>
  );
}
