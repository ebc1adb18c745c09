import { PageTitle } from '../components/page-title.tsx';
import { MetricsPage } from '../features/admin/metrics/metrics-page.tsx';

export default function AdminMetrics() {
  return (
    <>
      <PageTitle title="Overview" />
      <MetricsPage />
    </>
  );
}
