import { useEffect, useRef, useState } from 'react';
import type { AskedPart } from '#shared/contracts/question.ts';
import { Markup } from '../../../components/markup.tsx';
import type { AnswerFormProps } from './answer-form-props.ts';
import { CheckedForm } from './checked-form.tsx';
import { Hints } from './hints.tsx';
import { useActiveTime } from './use-active-time.ts';

interface DonePart {
  html: string;
  /** Null: given up. */
  answer: string | null;
  /** The right answer, rendered. */
  value: string;
}

/** Linked questions: each opens once the one before it is right, or given up. */
export default function PartsForm(props: AnswerFormProps) {
  const { parts } = props.asked;
  const [done, setDone] = useState<readonly DonePart[]>([]);
  const [asked, setAsked] = useState(parts?.first);
  const [hintsShown, setHintsShown] = useState(0);
  const open = useRef<HTMLElement>(null);
  const readTime = useActiveTime();
  const number = done.length + 1;
  useEffect(() => {
    if (number === 1) return;
    open.current?.querySelector<HTMLElement>('[name="answer"]')?.focus({ preventScroll: true });
    open.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  if (!parts || !asked) return null;
  const { html, hints } = asked;

  function goOn(next: AskedPart, answer: string | null, value: string) {
    setDone([...done, { html, answer, value }]);
    setAsked(next);
    setHintsShown(0);
  }

  return (
    <div className="space-y-6">
      {done.map((part, index) => (
        <section key={part.html} aria-label={`Part ${index + 1}`} className="space-y-2">
          <h3 className="font-medium text-ink-muted text-sm">
            Part {index + 1} of {parts.count}
          </h3>
          <Markup html={part.html} />
          <div
            className={`border-s-2 ps-4 ${part.answer === null ? 'border-rule-strong' : 'border-success'}`}
          >
            <p className="font-medium text-sm">
              {part.answer === null ? 'The answer is' : 'Right'}
            </p>
            <Markup html={part.value} />
          </div>
        </section>
      ))}
      <section ref={open} aria-label={`Part ${number}`} className="scroll-my-4 space-y-4">
        <h3 className="font-medium text-ink-muted text-sm">
          Part {number} of {parts.count}
        </h3>
        <Markup html={html} />
        <CheckedForm
          key={number}
          {...props}
          asked={asked}
          hintsLeft={hints.count - hintsShown}
          part={{ earlier: done.map(({ answer }) => answer), readTime, onNext: goOn }}
        />
        <Hints
          key={`hints-${number}`}
          question={{ ...props.question, hintCount: hints.count }}
          before={hints.before}
          onShow={setHintsShown}
        />
      </section>
      <p role="status" className="sr-only">
        {number > 1 && `Part ${number} is open.`}
      </p>
    </div>
  );
}
