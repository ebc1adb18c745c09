import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { rememberGate } from '../lib/premium-return.ts';
import { lazyPart } from './lazy-part.tsx';

// Loaded only where a gate is shown.
const PremiumOffer = lazyPart(() => import('./premium-offer.tsx'));

/** What a subscription opens today and costs, and where to read more about it. */
export function PremiumTerms() {
  const { pathname, search } = useLocation();
  return (
    <p className="mb-5 max-w-prose text-ink-muted text-sm">
      <Suspense>
        <PremiumOffer />
      </Suspense>{' '}
      <Link to="/pricing" className="text-link" onClick={() => rememberGate(pathname + search)}>
        What premium includes
      </Link>
    </p>
  );
}
