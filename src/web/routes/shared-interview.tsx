import { PageTitle } from '../components/page-title.tsx';
import { SharedReportPage } from '../features/interviews/report/shared-report-page.tsx';
import { loadByToken } from '../lib/load-by-token.ts';
import { sharedInterviewQuery } from '../queries/interviews.ts';
import type { Route } from './+types/shared-interview';

export function loader(args: Route.LoaderArgs) {
  return loadByToken(args, sharedInterviewQuery);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadByToken(args, sharedInterviewQuery);
}

/** Must not be cached: a revoked link must stop working at once. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function SharedInterview({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Mock interview" />
      <SharedReportPage token={token} />
    </>
  );
}
