import { PageTitle } from '../components/page-title.tsx';
import { AccountPage } from '../features/accounts/account/account-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import { ownReportsQuery } from '../queries/error-reports.ts';
import { mailSettingQuery, signInMailQuery } from '../queries/mail-setting.ts';
import { passkeysQuery } from '../queries/passkeys.ts';
import { sessionsQuery } from '../queries/sessions.ts';
import { providersQuery, signInMethodsQuery } from '../queries/sign-in-providers.ts';
import { paymentConfigQuery } from '../queries/subscriptions.ts';
import { twoStepQuery } from '../queries/two-step.ts';
import type { Route } from './+types/account';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const tab = new URL(request.url).searchParams.get('tab');
  if (tab === 'password') await queries.prefetchQuery(signInMethodsQuery(api));
  else if (tab === 'security') {
    await Promise.all([
      queries.prefetchQuery(passkeysQuery(api)),
      queries.prefetchQuery(sessionsQuery(api)),
      queries.prefetchQuery(twoStepQuery(api)),
      queries.prefetchQuery(signInMethodsQuery(api)),
      queries.prefetchQuery(providersQuery(api)),
    ]);
  } else if (tab === 'subscription') await queries.prefetchQuery(paymentConfigQuery(api));
  else {
    await Promise.all([
      queries.prefetchQuery(mailSettingQuery(api)),
      queries.prefetchQuery(signInMailQuery(api)),
      queries.prefetchQuery(ownReportsQuery(api, { all: false })),
    ]);
  }
  return null;
}

/** In the browser the page renders first and then loads its data. */
export async function clientLoader() {
  return null;
}

export default function Account() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageTitle title="Account settings" />
      {user && <AccountPage user={user} />}
    </>
  );
}
