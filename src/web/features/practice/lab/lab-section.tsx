import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Opening } from './opening.ts';

export interface OpenLabProps {
  question: QuestionDetail;
  /** Null if it was opened by an answer in another browser. */
  opening: Opening | null;
  takesFocus: boolean;
}

interface LabSectionProps extends Omit<OpenLabProps, 'question'> {
  title: string;
  about: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of an open lab. */
export function LabSection({ title, about, opening, takesFocus, children }: LabSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => focusHeading(), []);
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-rule bg-raised p-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm">
        {about}
        {opening?.by === 'exploring' &&
          ' You opened it without answering, so it counts as done with help.'}
      </p>
      {children}
    </section>
  );
}
