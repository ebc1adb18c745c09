import type { AnswerJudgment, Unrated } from '#shared/contracts/answer-check.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import styles from './outcome.module.css';

type OutcomeProps = Pick<AnswerJudgment, 'rating' | 'unrated' | 'pace' | 'streak'>;

const reasons: Record<Unrated, string> = {
  hint: 'Not rated: you took a hint first.',
  simulation: 'Not rated: you opened its simulation or figure first.',
  solution: 'Not rated: you had seen the answer.',
  repeat: 'Not rated: only your first answer to a question is.',
  review: 'Not rated: this was a review, and only your first answer to a question is rated.',
  'self-judged': 'Not rated: you judge this kind of answer yourself.',
  limit: 'Not rated: you have reached the limit of rated answers for today.',
};

/** What an answer led to: the rating, the time beside that of others, and the streak. */
export default function Outcome({ rating, unrated, pace, streak }: OutcomeProps) {
  return (
    <div className="mt-2 space-y-0.5 text-ink-muted text-sm tabular-nums">
      {rating && <RatingChange {...rating} />}
      {unrated && <p>{reasons[unrated]}</p>}
      {pace && (
        <p>
          {timeText(pace.seconds)}; others take {timeText(pace.others)}.
        </p>
      )}
      {streak && (
        <p>{streak.days === 1 ? 'A streak begins: day 1.' : `Your streak: ${streak.days} days.`}</p>
      )}
    </div>
  );
}

function RatingChange({ before, after }: NonNullable<OutcomeProps['rating']>) {
  const change = after - before;
  const direction = change > 0 ? styles.up : change < 0 ? styles.down : undefined;
  return (
    <p>
      Rating {wholeNumber(before)} → <span className="text-ink">{wholeNumber(after)}</span>,{' '}
      <span className={direction}>{signed(change)}</span>
    </p>
  );
}

function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** “45 s” or “2 min 5 s”. */
function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} s`;
  return minutes === 0 ? rest : `${minutes} min ${rest}`;
}
