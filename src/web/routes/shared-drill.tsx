import { PageTitle } from '../components/page-title.tsx';
import { SharedDrillPage } from '../features/drills/own/shared-drill-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { sharedDrillQuery } from '../queries/drills.ts';
import type { Route } from './+types/shared-drill';

type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'request'>;

async function load({ context, request }: LoadArgs) {
  const { api, queries } = context.get(appContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  await queries.fetchQuery(sharedDrillQuery(api, token)).catch(throwAsPageError);
  return { token };
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

/** Neither the site nor a browser keeps it: a revoked link must be dead at once. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function SharedDrill({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Shared drill" />
      <SharedDrillPage token={token} />
    </>
  );
}
