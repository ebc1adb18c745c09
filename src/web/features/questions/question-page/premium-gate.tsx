import { useLocation } from 'react-router';
import { PremiumTerms } from '../../../components/premium-terms.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { rememberGate } from '../../../lib/premium-return.ts';

export function PremiumGate() {
  const { pathname, search } = useLocation();
  return (
    <Card className="px-6 py-7 sm:px-8">
      <h3 className="text-xl">Premium Content</h3>
      <p className="mt-2 mb-3 max-w-prose text-ink-muted">
        Included in Premium, with every other premium solution.
      </p>
      <PremiumTerms />
      <ButtonLink to="/subscription" size="medium" onClick={() => rememberGate(pathname + search)}>
        Subscribe Now
      </ButtonLink>
    </Card>
  );
}
