import { PageTitle } from '../components/page-title.tsx';
import { DuelPage } from '../features/drills/duel/duel-page.tsx';
import { loadByToken } from '../lib/load-by-token.ts';
import { duelQuery } from '../queries/drills.ts';
import type { Route } from './+types/drill-duel';

export function loader(args: Route.LoaderArgs) {
  return loadByToken(args, (api, token) => duelQuery(api, token, null));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadByToken(args, (api, token) => duelQuery(api, token, null));
}

/** Must not be cached: results may come in at any time. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function DrillDuel({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Duel" />
      <DuelPage token={token} />
    </>
  );
}
