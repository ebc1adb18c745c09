import { PageTitle } from '../components/page-title.tsx';
import { ModerationPage } from '../features/admin/moderation/moderation-page.tsx';
import { commentStatuses, readView } from '../features/admin/moderation/reports-view.ts';
import { appContext } from '../lib/app-context.ts';
import { commentReportsQuery } from '../queries/comment-reports.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import type { Route } from './+types/moderation';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  const view = readView(new URL(request.url).searchParams, commentStatuses);
  if (user?.isAdmin) await queries.prefetchQuery(commentReportsQuery(api, view));
  return null;
}

/** In the browser the page renders first and then loads the comment reports. */
export async function clientLoader() {
  return null;
}

export default function Moderation() {
  return (
    <>
      <PageTitle title="Moderation" />
      <ModerationPage />
    </>
  );
}
