import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import {
  brierScore,
  countStated,
  describeConfidence,
  leastStated,
  reliabilityBins,
  type SkipRule,
  skipRule,
} from '#shared/domain/calibration.ts';
import { ReliabilityChart } from './reliability-chart.tsx';

export function ConfidenceSection({ confidence }: Pick<PracticeRecord, 'confidence'>) {
  const stated = countStated(confidence);
  if (stated < leastStated) return <TooFew missing={leastStated - stated} />;
  const bins = reliabilityBins(confidence);
  const { verdict, example } = describeConfidence(confidence);
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <div className="max-w-xl space-y-4">
        <p className="font-serif text-lg">{verdict}</p>
        <p>{example}</p>
        <p>
          Brier score <strong>{brierScore(confidence).toFixed(3)}</strong>, from {stated} answers. 0
          is perfect; always saying 50% scores 0.25.
        </p>
        <p>
          On a test with +1 for a right and −1 for a wrong answer, answer only if you expect to be
          right more than half the time. {skipText(skipRule(confidence))}
        </p>
      </div>
      <ReliabilityChart bins={bins} />
    </div>
  );
}

function TooFew({ missing }: { missing: number }) {
  return (
    <p className="max-w-xl text-ink-muted">
      Say how sure you are next to the answer field, from 5 to 99%. After {missing} more such{' '}
      {missing === 1 ? 'answer' : 'answers'}, you will see how well your confidence matches your
      results, and what to skip on a test that penalizes wrong answers.
    </p>
  );
}

function skipText({ from, points, bestPoints }: SkipRule): string {
  const scored = `Your answers would have scored ${signed(points)} there`;
  if (from === null) return `${scored}: there was nothing to skip.`;
  return `${scored}; those you were at least ${from}% sure of, ${signed(bestPoints)}. Skip the rest.`;
}

function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
