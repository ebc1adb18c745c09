import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { AccountNeeded } from '../features/questions/lists/account-needed.tsx';
import { ListPage } from '../features/questions/lists/list-page.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
import { toId } from '../lib/id-in-url.ts';
import { throwUnlessSignedOut } from '../lib/page-error.ts';
import { currentUserQuery, useCurrentUser } from '../queries/current-user.ts';
import { ownListQuery } from '../queries/lists.ts';
import type { Route } from './+types/list';

async function load({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { api, queries } = context.get(appContext);
  const id = idOrNotFound(params.id);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  if (user) await queries.ensureQueryData(ownListQuery(api, id)).catch(throwUnlessSignedOut);
  return null;
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

function idOrNotFound(text: string): number {
  const id = toId(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

export default function List({ params }: Route.ComponentProps) {
  const id = idOrNotFound(params.id);
  const { data: user } = useCurrentUser();
  const { data: list } = useQuery({ ...ownListQuery(useApi(), id), enabled: Boolean(user) });
  return (
    <>
      <PageTitle title={list?.name ?? 'My lists'} />
      {user ? <ListPage id={id} /> : <AccountNeeded />}
    </>
  );
}
