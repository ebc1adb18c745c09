import { useLocation } from 'react-router';
import { PremiumTerms } from '../../../components/premium-terms.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { rememberGate } from '../../../lib/premium-return.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';

/** Shown in place of a simulation that comes with the solution. */
export function LabBarrier({ barrier }: { barrier: 'sign-in' | 'premium' }) {
  const { pathname, search } = useLocation();
  return (
    <Card className="px-6 py-7 sm:px-8">
      <h2 className="text-xl">Premium Content</h2>
      <p className="mt-2 mb-3 max-w-prose text-ink-muted">
        Included in Premium, with the solution to this question and every other premium solution.
      </p>
      <PremiumTerms />
      {barrier === 'premium' ? (
        <ButtonLink
          to="/subscription"
          size="medium"
          onClick={() => rememberGate(pathname + search)}
        >
          Subscribe Now
        </ButtonLink>
      ) : (
        <ButtonLink to={signInPath({ pathname, search })} size="medium">
          Sign in
        </ButtonLink>
      )}
    </Card>
  );
}
