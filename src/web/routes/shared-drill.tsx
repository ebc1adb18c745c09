import { PageTitle } from '../components/page-title.tsx';
import { SharedDrillPage } from '../features/drills/own/shared-drill-page.tsx';
import { loadByToken } from '../lib/load-by-token.ts';
import { sharedDrillQuery } from '../queries/drills.ts';
import type { Route } from './+types/shared-drill';

export function loader(args: Route.LoaderArgs) {
  return loadByToken(args, sharedDrillQuery);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadByToken(args, sharedDrillQuery);
}

/** Must not be cached: a revoked link must stop working at once. */
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
