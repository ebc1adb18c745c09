import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

// Only where a gate shows.
const PremiumPrice = lazy<React.ComponentType>(() =>
  import('./premium-price.tsx').catch(() => ({ default: () => null })),
);

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
