import { Navigate, Outlet, redirect, useLocation } from 'react-router';
import { appContext } from '../lib/app-context.ts';
import { currentUserQuery, useCurrentUser } from '../lib/current-user.ts';
import { signInPath } from '../lib/sign-in-path.ts';
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

/** Screens behind it are for people who are signed in; others go to the sign-in page and back. */
export default function Protected() {
  const location = useLocation();
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <p>Loading</p>;
  return user ? <Outlet /> : <Navigate to={signInPath(location)} replace />;
}
