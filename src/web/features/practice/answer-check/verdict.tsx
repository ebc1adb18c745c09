import { Suspense } from 'react';
import type { AnswerJudgment, RevealedAnswer } from '#shared/contracts/answer-check.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Markup } from '../../../components/markup.tsx';
import { VerdictLine } from './verdict-line.tsx';

// Visitors have no rating, and the verdict is complete without it.
const loadOutcome = () => import('./outcome.tsx');
const Outcome = lazyPart(loadOutcome);

/** Before the verdict, so that it comes in one piece. */
export const preloadOutcome = () => void loadOutcome().catch(() => {});

interface VerdictProps {
  judgment: AnswerJudgment | null;
  revealed: RevealedAnswer | null;
  /** Why the answer could not be revealed. */
  failure: string | null;
  /** Null: there is nothing to try again. */
  hintsLeft: number | null;
}

/** A live region: screen readers announce the verdict. */
export function Verdict({ judgment, revealed, failure, hintsLeft }: VerdictProps) {
  return (
    <div role="status">
      {judgment && (
        <VerdictLine {...judgment} advice={hintsLeft === null ? null : adviceFor(hintsLeft)}>
          {judgment.value !== null && <Value html={judgment.value} />}
          <Consequences {...judgment} />
        </VerdictLine>
      )}
      {revealed && (
        <div className="mt-4 border-rule-strong border-s-2 ps-4">
          <p className="font-medium">The answer is</p>
          <Value html={revealed.value} />
          <Consequences rating={revealed.rating} unrated={null} pace={null} streak={null} />
        </div>
      )}
      {failure && <p className="mt-4 text-danger text-sm">{failure}</p>}
    </div>
  );
}

function adviceFor(hintsLeft: number): string {
  return hintsLeft > 0 ? ' Try again or take a hint.' : ' Try again.';
}

function Value({ html }: { html: string }) {
  return (
    <div className="mt-1 text-ink">
      <Markup html={html} />
    </div>
  );
}

type Consequence = Pick<AnswerJudgment, 'rating' | 'unrated' | 'pace' | 'streak'>;

function Consequences({ rating, unrated, pace, streak }: Consequence) {
  if (!rating && !unrated && !pace && !streak) return null;
  return (
    <Suspense>
      <Outcome {...{ rating, unrated, pace, streak }} />
    </Suspense>
  );
}
