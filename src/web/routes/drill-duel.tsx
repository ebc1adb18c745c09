import { PageTitle } from '../components/page-title.tsx';
import { DuelPage } from '../features/drills/duel/duel-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { duelQuery } from '../queries/drills.ts';
import type { Route } from './+types/drill-duel';

type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'request'>;

async function load({ context, request }: LoadArgs) {
  const { api, queries } = context.get(appContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  await queries.fetchQuery(duelQuery(api, token, null)).catch(throwAsPageError);
  return { token };
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

/** Neither the site nor a browser keeps it: results come in. */
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
