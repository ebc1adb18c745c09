import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { premiumBarrier, solutionBarrier } from '#shared/policies/solutions.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { registerToKeepPath } from '../../../lib/sign-in-path.ts';
import { FollowUps } from './follow-ups.tsx';
import { ReviewLater } from './review-later.tsx';
import { useQuestionSet } from './use-question-set.ts';

interface SolvedCardProps {
  question: QuestionDetail;
  user: User | null;
  showSolution: () => void;
}

/** What the reader can do after solving a question. */
export function SolvedCard({ question, user, showSolution }: SolvedCardProps) {
  const { name, neighbors, urlOf, listUrl } = useQuestionSet(question.id);
  const next = neighbors?.next;
  return (
    <Card className="space-y-4 p-5">
      {next ? (
        <div>
          <ButtonLink to={urlOf(next.id)}>{name ? 'Next in this set' : 'Next question'}</ButtonLink>
          <p className="mt-2 text-ink-muted text-sm [overflow-wrap:anywhere]">{next.name}</p>
          <p className="mt-1 hidden text-ink-muted text-sm lg:block">Or press Enter again.</p>
        </div>
      ) : (
        neighbors && (
          <p>
            That was the last one.{' '}
            <Link to={listUrl} className="text-link">
              Back to the list
            </Link>
          </p>
        )
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
          <FollowUps questionId={question.id} />
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
