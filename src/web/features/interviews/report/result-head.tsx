import { Link } from 'react-router';
import type { SharedInterview } from '#shared/contracts/interview.ts';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { clockText } from '../../../lib/interview-text.ts';
import { questionPath } from '../../../lib/variant-in-url.ts';
import { VerdictWord } from './verdict-word.tsx';

interface ResultHeadProps {
  result: SharedInterview['questions'][number];
  variant?: string | null;
}

/** Which question it was, how it went, and how long it took. */
export function ResultHead({ result, variant = null }: ResultHeadProps) {
  const { place, name, questionId, difficulty, seconds, others } = result;
  return (
    <>
      <h3 className="text-xl [overflow-wrap:anywhere]">
        {place}.{' '}
        {name !== null && questionId !== null ? (
          <Link to={questionPath({ id: questionId, variant })} className="hover:text-accent">
            {name}
          </Link>
        ) : (
          'A question that is no longer on the site'
        )}
      </h3>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <VerdictWord result={result} />
        {difficulty && <DifficultyBadge difficulty={difficulty} />}
        <span className="text-ink-muted text-sm tabular-nums">
          {clockText(seconds)}
          {others !== null && `, others take about ${clockText(others)}`}
        </span>
      </p>
    </>
  );
}
