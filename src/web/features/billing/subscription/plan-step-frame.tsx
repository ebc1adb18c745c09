import { trialDays } from '#shared/domain/prices.ts';
import { PremiumBenefits } from '../../../components/premium-benefits.tsx';

/** The plans, next to their benefits. */
export function PlanStepFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_3fr]">
      <div className="min-w-0">
        <h1 className="text-3xl">Go premium</h1>
        <p className="mt-3 mb-8 max-w-prose text-ink-muted">
          Choose a plan. Your first subscription starts with a {trialDays}-day free trial.
        </p>
        {children}
      </div>
      <section className="h-fit border-rule border-t pt-8 lg:border-t-0 lg:border-l lg:pt-2 lg:pl-10">
        <h2 className="mb-5 text-xl">What you get</h2>
        <PremiumBenefits />
      </section>
    </div>
  );
}
