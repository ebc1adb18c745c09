import { Suspense, useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Loading } from '../../../components/loaded.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { SolutionSkeleton } from './solution-skeleton.tsx';

// Visitors cannot open it.
const load = () => import('./open-solution.tsx');
const OpenSolution = lazyPart(load, 'The solution');

const solutionLoading = (
  <Loading what="The solution">
    <SolutionSkeleton />
  </Loading>
);

interface SolutionSectionProps {
  question: QuestionDetail;
  user: User | null;
  isShown: boolean;
  onToggle: () => void;
  addSolution: React.ReactNode;
  followUps: React.ReactNode;
}

/** Hidden at first: the text is not in the page or even fetched until the reader asks for it. */
export function SolutionSection(props: SolutionSectionProps) {
  const { question, user, isShown, onToggle, addSolution, followUps } = props;
  const { pathname, search } = useLocation();
  const id = useId();
  const barrier = solutionBarrier(user, question);
  const canOpen = barrier !== 'sign-in';
  const isOpen = isShown && canOpen;
  useEffect(() => {
    if (canOpen) load().catch(() => {});
  }, [canOpen]);
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`solution border-rule border-t pt-6 ${isOpen ? '' : 'no-print'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={`${id}-heading`} className="text-2xl">
          Solution
        </h2>
        {barrier === 'sign-in' ? (
          <ButtonLink to={signInPath({ pathname, search })} variant="secondary" size="medium">
            Login to View Solutions
          </ButtonLink>
        ) : (
          <div className="needs-scripts no-print">
            <Button
              size="medium"
              variant={isShown || question.answer ? 'secondary' : 'primary'}
              aria-expanded={isShown}
              aria-controls={`${id}-content`}
              onClick={onToggle}
            >
              {isShown ? 'Hide Solution' : 'Show Solution'}
            </Button>
          </div>
        )}
      </div>
      <div id={`${id}-content`} className={isOpen ? 'mt-6' : undefined}>
        {isOpen && (
          <Suspense fallback={solutionLoading}>
            <OpenSolution
              question={question}
              needsPremium={barrier === 'premium'}
              addSolution={addSolution}
              followUps={followUps}
            />
          </Suspense>
        )}
      </div>
      {barrier === 'sign-in' && question.isPremium && (
        <p className="mt-3 text-ink-muted text-sm">
          This solution is premium.{' '}
          <Link to="/pricing" className="text-link">
            What premium includes and costs
          </Link>
        </p>
      )}
      {barrier !== 'sign-in' && (
        <noscript>
          <p className="text-ink-muted">
            Solutions need JavaScript. Please enable it for this site.
          </p>
        </noscript>
      )}
    </section>
  );
}
