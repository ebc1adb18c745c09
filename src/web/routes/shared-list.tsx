import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../components/page-title.tsx';
import { SharedListPage } from '../features/questions/lists/shared-list-page.tsx';
import { useApi } from '../lib/app-context.ts';
import { loadByToken } from '../lib/load-by-token.ts';
import { sharedListQuery } from '../queries/lists.ts';
import type { Route } from './+types/shared-list';

export function loader(args: Route.LoaderArgs) {
  return loadByToken(args, sharedListQuery);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadByToken(args, sharedListQuery);
}

/** Must not be cached: a revoked link must stop working at once. */
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
