import { Outlet, redirect } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { SignInNeeded } from '../components/sign-in-needed.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { appContext } from '../lib/app-context.ts';
import { signInPath } from '../lib/sign-in-path.ts';
import { currentUserQuery, useCurrentUser } from '../queries/current-user.ts';
import type { Route } from './+types/protected';

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'request'>;

async function requireUser({ context, request }: LoaderArgs): Promise<null> {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  if (!user) throw redirect(signInPath(new URL(request.url)));
  return null;
}

export async function loader(args: Route.LoaderArgs) {
  return requireUser(args);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return requireUser(args);
}

/**
 * Requires a user: visitors are redirected to the sign-in page and back. If the session ends while
 * a page is open, it shows a sign-in prompt instead.
 */
export default function Protected() {
  const { data: user, isPending } = useCurrentUser();
  if (user) return <Outlet />;
  if (!isPending) {
    return (
      <>
        <PageTitle title="Please sign in" />
        <SignInNeeded title="Please sign in">
          You need to be logged in to view this page
        </SignInNeeded>
      </>
    );
  }
  return (
    <div className="page-width py-24">
      <Spinner />
    </div>
  );
}
