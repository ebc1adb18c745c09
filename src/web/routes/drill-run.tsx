import { PageTitle } from '../components/page-title.tsx';
import { RunPage } from '../features/drills/run/run-page.tsx';

/** Tokens may be in its URL: neither the site nor a browser keeps it. */
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
