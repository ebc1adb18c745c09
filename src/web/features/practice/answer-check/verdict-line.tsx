import type { AnswerVerdict } from '#shared/contracts/answer-check.ts';
import styles from './verdict.module.css';

const verdictStyles = {
  right: `border-success text-success ${styles.right}`,
  close: 'border-medium text-medium',
  wrong: 'border-danger text-danger',
  incomplete: 'border-rule-strong text-ink',
} as const;

interface VerdictLineProps extends Pick<AnswerVerdict, 'verdict' | 'message'> {
  /** What a miss leads to. */
  advice?: string | null;
  children?: React.ReactNode;
}

/** How an answer was judged, and what follows from it. */
export function VerdictLine({ verdict, message, advice = null, children }: VerdictLineProps) {
  return (
    <div className={`mt-4 border-s-2 ps-4 ${verdictStyles[verdict]}`}>
      <p className="font-medium">
        {verdict === 'close' && advice !== null && 'Close. '}
        {message}
        {verdict === 'wrong' && advice}
      </p>
      {children}
    </div>
  );
}
