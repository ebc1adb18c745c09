import type { InterviewReport } from '#shared/contracts/interview.ts';

type Result = Pick<InterviewReport['questions'][number], 'verdict' | 'isAnswered' | 'name'>;

const words = { right: 'Right', close: 'Close', wrong: 'Wrong' } as const;

const colors = {
  right: 'text-success',
  close: 'text-medium',
  wrong: 'text-danger',
} as const;

/** How a question went, in a word. */
export function VerdictWord({ result: { verdict, isAnswered, name } }: { result: Result }) {
  if (verdict === null) {
    const isWithdrawn = isAnswered || name === null;
    return (
      <span className="font-medium text-ink-muted text-sm">
        {isWithdrawn ? 'Does not count' : 'No answer'}
      </span>
    );
  }
  return <span className={`font-medium text-sm ${colors[verdict]}`}>{words[verdict]}</span>;
}
