import { PageTitle } from '../components/page-title.tsx';
import { AccountNeeded } from '../features/questions/lists/account-needed.tsx';
import { ListsPage } from '../features/questions/lists/lists-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { throwUnlessSignedOut } from '../lib/page-error.ts';
import { currentUserQuery, useCurrentUser } from '../queries/current-user.ts';
import { ownListsQuery } from '../queries/lists.ts';
import { topicMapQuery } from '../queries/topics.ts';
import type { Route } from './+types/lists';

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  if (!user) return null;
  await Promise.all([
    queries.ensureQueryData(ownListsQuery(api)),
    // The page still shows if this fails.
    queries.prefetchQuery(topicMapQuery(api)),
  ]).catch(throwUnlessSignedOut);
  return null;
}

export function loader(args: Route.LoaderArgs) {
  return load(args);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return load(args);
}

export default function Lists() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageTitle title="My lists" />
      {user ? <ListsPage /> : <AccountNeeded />}
    </>
  );
}
