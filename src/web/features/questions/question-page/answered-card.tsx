import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { premiumBarrier, solutionBarrier } from '#shared/policies/solutions.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { allAnswered } from '../../../lib/all-answered.ts';
import { registerToKeepPath } from '../../../lib/sign-in-path.ts';
import { ReviewLater } from './review-later.tsx';
import type { NextQuestion } from './use-next.ts';

interface AnsweredCardProps {
  question: QuestionDetail;
  user: User | null;
  next: NextQuestion | null;
  /** Whether the reader is going through a set of questions. */
  isSet: boolean;
  listUrl: string;
  showSolution: () => void;
  /** Null: they stand below the solution. */
  followUps: React.ReactNode;
}

/** What the reader can do once they know the answer. The button above goes on. */
export function AnsweredCard(props: AnsweredCardProps) {
  const { question, user, next, isSet, listUrl, showSolution, followUps } = props;
  return (
    <Card className="space-y-4 p-5">
      {next && (
        <p className="[overflow-wrap:anywhere]">
          <span className="text-ink-muted text-sm">
            {next.label}
            <span className="hidden lg:inline">, or press Enter</span>:
          </span>{' '}
          <Link to={next.url} className="text-link">
            {next.name}
          </Link>
          {next.reason && <span className="mt-1 block text-ink-muted text-sm">{next.reason}</span>}
        </p>
      )}
      {next === null && (
        <p>
          {isSet ? 'That was the last one.' : allAnswered}{' '}
          <Link to={listUrl} className="text-link">
            Back to the list
          </Link>
        </p>
      )}
      {solutionBarrier(user, question) === null && (
        <Button variant="secondary" onClick={showSolution}>
          Compare with the solution
        </Button>
      )}
      {user && <ReviewLater questionId={question.id} />}
      {!user && !question.isPremium && <AccountOffer />}
      {question.followUpCount > 0 &&
        (premiumBarrier(user, question) === null ? (
          followUps
        ) : (
          <p className="text-ink-muted text-sm">The follow-up comes with the premium solution.</p>
        ))}
    </Card>
  );
}

function AccountOffer() {
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm">
      <Link to={registerToKeepPath({ pathname, search })} className="text-link">
        Create an account to keep this
      </Link>{' '}
      <span className="text-ink-muted">and the other questions you answered in this browser.</span>
    </p>
  );
}
