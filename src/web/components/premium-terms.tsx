import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from './lazy-part.tsx';

// Loaded only where a gate is shown.
const PremiumPrice = lazyPart(() => import('./premium-price.tsx'));

/** What a subscription costs, and where to read more about it. */
export function PremiumTerms() {
  return (
    <p className="mb-5 max-w-prose text-ink-muted text-sm">
      <Suspense>
        <PremiumPrice />
      </Suspense>{' '}
      <Link to="/pricing" className="text-link">
        What premium includes
      </Link>
    </p>
  );
}
