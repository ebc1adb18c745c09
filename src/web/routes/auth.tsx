import { redirect } from 'react-router';
import { returnUrl } from '#shared/domain/return-url.ts';
import { AuthPage } from '../features/accounts/auth/auth-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import { providersQuery } from '../queries/sign-in-providers.ts';
import type { Route } from './+types/auth';

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'request'>;

async function redirectUsers({ context, request }: LoaderArgs): Promise<null> {
  const { api, queries } = context.get(appContext);
  const [user] = await Promise.all([
    queries.ensureQueryData(currentUserQuery(api)),
    queries.prefetchQuery(providersQuery(api)),
  ]);
  if (user) throw redirect(returnUrl(new URL(request.url).searchParams.get('returnTo')));
  return null;
}

export async function loader(args: Route.LoaderArgs) {
  return redirectUsers(args);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return redirectUsers(args);
}

export default function Auth() {
  return <AuthPage />;
}
