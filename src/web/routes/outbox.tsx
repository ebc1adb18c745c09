import { PageTitle } from '../components/page-title.tsx';
import { mailsQuery } from '../features/outbox/mails-query.ts';
import { OutboxPage } from '../features/outbox/outbox-page.tsx';
import { appContext } from '../lib/app-context.ts';
import { currentUserQuery } from '../lib/current-user.ts';
import type { Route } from './+types/outbox';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  if (user?.isAdmin) await queries.prefetchQuery(mailsQuery(api));
  return null;
}

/** In the browser the page comes first and the mails after it. */
export async function clientLoader() {
  return null;
}

export default function Outbox() {
  return (
    <>
      <PageTitle title="Outbox" />
      <OutboxPage />
    </>
  );
}
