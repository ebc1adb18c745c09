import { useEffect, useRef } from 'react';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import { Markup } from '../../../components/markup.tsx';

const verdictStyles = {
  right: 'border-success text-success',
  close: 'border-medium text-medium',
  wrong: 'border-danger text-danger',
  incomplete: 'border-rule-strong text-ink',
} as const;

/** A live region: screen readers announce the verdict. */
export function Verdict({ judgment }: { judgment: AnswerJudgment | null }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (judgment) region.current?.scrollIntoView({ block: 'nearest' });
  }, [judgment]);
  return (
    <div role="status" ref={region} className="scroll-my-4">
      {judgment && (
        <div className={`mb-4 border-s-2 ps-4 ${verdictStyles[judgment.verdict]}`}>
          <p className="font-medium">
            {judgment.verdict === 'close' && 'Close. '}
            {judgment.message}
          </p>
          {judgment.value !== null && (
            <div className="mt-1 text-ink">
              <Markup html={judgment.value} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface RevealedValueProps {
  value: string | null;
  failure: string | null;
}

export function RevealedValue({ value, failure }: RevealedValueProps) {
  return (
    <div role="status">
      {value !== null && (
        <div className="border-rule-strong border-s-2 ps-4">
          <p className="font-medium">The answer is</p>
          <Markup html={value} />
        </div>
      )}
      {failure && <p className="text-danger text-sm">{failure}</p>}
    </div>
  );
}
