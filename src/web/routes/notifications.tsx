import { PageTitle } from '../components/page-title.tsx';
import { NotificationsPage } from '../features/discussions/notifications/notifications-page.tsx';
import { pageOf } from '../features/discussions/notifications/page-of.ts';
import { appContext } from '../lib/app-context.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import { notificationsQuery } from '../queries/notifications.ts';
import type { Route } from './+types/notifications';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const page = pageOf(new URL(request.url).searchParams);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  if (user) await queries.prefetchQuery(notificationsQuery(api, page));
  return null;
}

/** In the browser the page renders first and then loads the list. */
export async function clientLoader() {
  return null;
}

export default function Notifications() {
  return (
    <>
      <PageTitle title="Notifications" />
      <NotificationsPage />
    </>
  );
}
