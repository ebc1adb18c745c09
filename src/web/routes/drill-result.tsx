import { PageTitle } from '../components/page-title.tsx';
import { ResultPage } from '../features/drills/result/result-page.tsx';

/** Must not be cached: the browser renders it from the items of the run. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function DrillResult() {
  return (
    <>
      <PageTitle title="Drill result" />
      <ResultPage />
    </>
  );
}
