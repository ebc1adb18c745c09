import { redirectDocument } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { SubscriptionPage } from '../features/billing/subscription/subscription-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { bankFiguresQuery } from '../queries/bank-figures.ts';
import { paymentConfigQuery } from '../queries/subscriptions.ts';
import type { Route } from './+types/subscription';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await Promise.all([
    queries.prefetchQuery(paymentConfigQuery(api)),
    queries.prefetchQuery(bankFiguresQuery(api)),
  ]);
  return null;
}

/** Only this page's document has a CSP that allows the provider's script, so load the document. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { api, queries } = context.get(appContext);
  const config = await queries.ensureQueryData(paymentConfigQuery(api)).catch(() => null);
  if (config?.mode === 'stripe') throw redirectDocument(request.url);
  return null;
}

/** Choosing another plan stays in the document. */
export function shouldRevalidate() {
  return false;
}

export default function Subscription() {
  return (
    <>
      <PageTitle title="Go premium" />
      <SubscriptionPage />
    </>
  );
}
