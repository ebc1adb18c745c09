import { PageTitle } from '../components/page-title.tsx';
import { SuccessPage } from '../features/billing/subscription/success-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { bankFiguresQuery } from '../queries/bank-figures.ts';
import { paymentConfigQuery } from '../queries/subscriptions.ts';
import type { Route } from './+types/subscription-success';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await Promise.all([
    queries.prefetchQuery(paymentConfigQuery(api)),
    queries.prefetchQuery(bankFiguresQuery(api)),
  ]);
  return null;
}

/** In the browser the page renders first and then loads its data. */
export async function clientLoader() {
  return null;
}

export default function SubscriptionSuccess() {
  return (
    <>
      <PageTitle title="Your subscription" />
      <SuccessPage />
    </>
  );
}
