import { data, Outlet } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { AccessDenied } from '../features/accounts/auth/access-denied.tsx';
import { AdminFrame } from '../features/admin/dashboard/admin-frame.tsx';
import { SecondFactorNeeded } from '../features/admin/dashboard/second-factor-needed.tsx';
import { appContext } from '../lib/app-context.ts';
import { currentUserQuery, useCurrentUser } from '../queries/current-user.ts';
import type { Route } from './+types/admin-only';

/** The page shows who is denied; this sets the matching status. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  return data(null, { status: user?.isAdmin ? 200 : 403 });
}

export async function clientLoader() {
  return null;
}

export default function AdminOnly() {
  const { data: user } = useCurrentUser();
  if (user?.isAdmin) {
    return (
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    );
  }
  if (user?.needsSecondFactor) {
    return (
      <>
        <PageTitle title="Turn on two-step sign-in" />
        <SecondFactorNeeded />
      </>
    );
  }
  return (
    <>
      <PageTitle title="Access Denied" />
      <AccessDenied />
    </>
  );
}
