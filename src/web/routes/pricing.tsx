import { PageTitle } from '../components/page-title.tsx';
import { PricingPage } from '../features/billing/pricing/pricing-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { bankFiguresQuery } from '../queries/bank-figures.ts';
import { paymentConfigQuery } from '../queries/subscriptions.ts';
import type { Route } from './+types/pricing';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await Promise.all([
    queries.prefetchQuery(paymentConfigQuery(api)),
    queries.prefetchQuery(bankFiguresQuery(api)),
  ]);
  return null;
}

export async function clientLoader() {
  return null;
}

export default function Pricing() {
  return (
    <>
      <PageTitle
        title="Pricing"
        description="What is free, what a premium subscription adds, and what it costs."
        canonicalPath="/pricing"
      />
      <PricingPage />
    </>
  );
}
