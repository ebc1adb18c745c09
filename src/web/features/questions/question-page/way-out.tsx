import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import { Button } from '../../../components/ui/button.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';

interface WayOutProps {
  question: QuestionDetail;
  user: User | null;
  showSolution: () => void;
}

/** Offers the solution to readers who are stuck, if they may see it. */
export function WayOut({ question, user, showSolution }: WayOutProps) {
  const { pathname, search } = useLocation();
  const barrier = solutionBarrier(user, question);
  if (barrier === 'premium') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>Stuck?</p>
      {barrier === null ? (
        <Button variant="secondary" onClick={showSolution}>
          Read the solution
        </Button>
      ) : (
        <Link to={signInPath({ pathname, search })} className="text-link">
          Sign in to read the solution
        </Link>
      )}
    </div>
  );
}
