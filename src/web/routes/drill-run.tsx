import { PageTitle } from '../components/page-title.tsx';
import { RunPage } from '../features/drills/run/run-page.tsx';

/** Must not be cached: its URL may contain tokens. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function DrillRun() {
  return (
    <>
      <PageTitle title="Drill" />
      <RunPage />
    </>
  );
}
