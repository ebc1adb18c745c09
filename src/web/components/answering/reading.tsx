import { useQuery } from '@tanstack/react-query';
import type { AnswerReading } from '#shared/contracts/answer-check.ts';
import { useApi } from '../../lib/app-context.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { answerReadingQuery } from '../../queries/answer-readings.ts';
import { Markup } from '../markup.tsx';

const pauseMs = 300;
/** Read literally, so there is nothing to explain. */
const plainNumber = /^-?\d*\.?\d*$/;

interface ReadingProps {
  typed: string;
  unit: string | null;
  /** How it was read when it was checked. */
  judgedAs: string | null;
}

/** How the check reads what the user is typing, once they pause. A help only: it fails silently. */
export function Reading({ typed, unit, judgedAs }: ReadingProps) {
  const answer = useDebounced(typed, pauseMs);
  const { data } = useQuery({
    ...answerReadingQuery(useApi(), { answer, unit }),
    enabled: !plainNumber.test(answer),
  });
  const read = data && answer === typed ? data : null;
  const shown = judgedAs ? { readAs: judgedAs, problem: null } : read;
  return (
    <div className="-mt-3 mb-4 min-h-7 text-ink-muted text-sm empty:hidden">
      {shown && !plainNumber.test(typed) && <ReadingText reading={shown} />}
    </div>
  );
}

function ReadingText({ reading: { readAs, problem } }: { reading: AnswerReading }) {
  if (readAs === null) return <p>{problem}</p>;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      Read as <Markup html={readAs} />
    </div>
  );
}
