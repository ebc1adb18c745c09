import { PageTitle } from '../components/page-title.tsx';
import { OverviewPage } from '../features/admin/overview/overview-page.tsx';

export default function Overview() {
  return (
    <>
      <PageTitle title="Overview" />
      <OverviewPage />
    </>
  );
}
