import { PageTitle } from '../components/page-title.tsx';
import { PartnerReportsPage } from '../features/admin/moderation/partner-reports-page.tsx';
import { partnerStatuses, readView } from '../features/admin/moderation/reports-view.ts';
import { appContext } from '../lib/app-context.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import { partnerReportsQuery } from '../queries/partner-reports.ts';
import type { Route } from './+types/partner-reports';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  const view = readView(new URL(request.url).searchParams, partnerStatuses);
  if (user?.isAdmin) await queries.prefetchQuery(partnerReportsQuery(api, view));
  return null;
}

/** In the browser the page renders first and then loads the reports. */
export async function clientLoader() {
  return null;
}

export default function PartnerReports() {
  return (
    <>
      <PageTitle title="Reported partners" />
      <PartnerReportsPage />
    </>
  );
}
