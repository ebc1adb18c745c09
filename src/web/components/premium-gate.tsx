import { useLocation } from 'react-router';
import { rememberGate } from '../lib/premium-return.ts';
import { PremiumTerms } from './premium-terms.tsx';
import { ButtonLink } from './ui/button.tsx';
import { Card } from './ui/card.tsx';

/** For solutions. */
export const premiumSolution = 'Included in Premium, with every other premium solution.';

/** Shown instead of what takes a subscription. */
export function PremiumGate({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Card className="px-6 py-7 sm:px-8">
      <h3 className="text-xl">Premium Content</h3>
      <p className="mt-2 mb-3 max-w-prose text-ink-muted">{children}</p>
      <PremiumTerms />
      <ButtonLink to="/subscription" size="medium" onClick={() => rememberGate(pathname + search)}>
        Subscribe Now
      </ButtonLink>
    </Card>
  );
}
