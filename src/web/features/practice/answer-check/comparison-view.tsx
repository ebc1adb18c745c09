import { useEffect, useRef, useState } from 'react';
import type { Comparison, SelfJudgment } from '#shared/contracts/answer-check.ts';
import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Legend } from '../../../components/ui/field.tsx';

interface ComparisonViewProps {
  comparison: Comparison;
  isJudged: boolean;
  isPending: boolean;
  onJudge: (verdict: SelfJudgment['verdict']) => void;
}

const choices = [
  ['right', 'I had it'],
  ['close', 'Partly'],
  ['wrong', 'I missed it'],
] as const;

/** What a good answer is, and the question how the learner's own one was. */
export function ComparisonView({ comparison, isJudged, isPending, onJudge }: ComparisonViewProps) {
  const { value, interval, rubric } = comparison;
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const suggested = interval?.verdict ?? verdictFor(ticked.length, rubric.length);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby="comparison"
      className="mt-4 scroll-my-4 space-y-4 border-rule border-t pt-4"
    >
      <h3 id="comparison" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {interval ? 'The true value' : 'A good answer'}
      </h3>
      <Markup html={value} />
      {interval && <p className="tabular-nums">{intervalText(interval)}</p>}
      {rubric.length > 0 && (
        <fieldset disabled={isJudged}>
          <Legend>What you named</Legend>
          <ul className="space-y-2">
            {rubric.map((html, index) => (
              <li key={html}>
                <label className="flex items-start gap-2.5">
                  <input
                    type="checkbox"
                    className="mt-1 size-4.5 shrink-0 accent-accent"
                    checked={ticked.includes(index)}
                    onChange={() => setTicked(toggled(ticked, index))}
                  />
                  <Markup html={html} />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {!isJudged && (
        <fieldset>
          <Legend>How was your answer?</Legend>
          <div className="flex flex-wrap gap-3">
            {choices.map(([verdict, label]) => (
              <Button
                key={verdict}
                size="medium"
                variant={verdict === suggested ? 'primary' : 'secondary'}
                disabled={isPending}
                onClick={() => onJudge(verdict)}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

function verdictFor(named: number, points: number): SelfJudgment['verdict'] {
  if (named === points) return 'right';
  return 2 * named >= points ? 'close' : 'wrong';
}

function toggled(ticked: readonly number[], index: number): number[] {
  return ticked.includes(index) ? ticked.filter((one) => one !== index) : [...ticked, index];
}

function intervalText({ isHit, score, width }: NonNullable<Comparison['interval']>): string {
  const size = `a width of ${Math.round(100 * width)}% of the true value`;
  return isHit ? `A hit: a score of ${score.toFixed(2)}, at ${size}.` : `A miss, at ${size}.`;
}
