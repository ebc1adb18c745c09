import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../components/page-title.tsx';
import { SharedListPage } from '../features/lists/shared-list-page.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { sharedListQuery } from '../queries/lists.ts';
import type { Route } from './+types/shared-list';

type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'request'>;

async function load({ context, request }: LoadArgs) {
  const { api, queries } = context.get(appContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  await queries.fetchQuery(sharedListQuery(api, token)).catch(throwAsPageError);
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

export default function SharedList({ loaderData: { token } }: Route.ComponentProps) {
  const { data: list } = useQuery(sharedListQuery(useApi(), token));
  return (
    <>
      <PageTitle title={list?.name ?? 'Shared list'} />
      <SharedListPage token={token} />
    </>
  );
}
