import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { WhenInView } from '../../../components/when-in-view.tsx';

const PremiumTerms = lazyPart(async () => ({
  default: (await import('../../../components/premium-terms.tsx')).PremiumTerms,
}));

/** What is free and what is not. */
export function Plans() {
  return (
    <section className="border-rule border-t">
      <div className="page-width py-16 sm:py-20">
        <h2 className="text-3xl">Free, and premium for more</h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="text-xl">Free</h3>
            <p className="mt-2 text-ink-muted">
              Every question with hints and answer checking, plus solutions and simulations for all
              questions that aren’t premium.
            </p>
          </div>
          <div>
            <h3 className="text-xl">Premium</h3>
            <p className="mt-2 mb-3 text-ink-muted">
              Every premium question’s step-by-step solution and simulation, too.
            </p>
            <WhenInView className="min-h-28 md:min-h-20">
              <Suspense>
                <PremiumTerms />
              </Suspense>
            </WhenInView>
          </div>
        </div>
      </div>
    </section>
  );
}
