import { PageTitle } from '../components/page-title.tsx';
import { DrillsAdminPage } from '../features/admin/drills/drills-admin-page.tsx';

export default function AdminDrills() {
  return (
    <>
      <PageTitle title="Drills" />
      <DrillsAdminPage />
    </>
  );
}
