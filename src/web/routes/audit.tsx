import { PageTitle } from '../components/page-title.tsx';
import { AuditLogPage } from '../features/admin/audit-log/audit-log-page.tsx';

export default function Audit() {
  return (
    <>
      <PageTitle title="Audit log" />
      <AuditLogPage />
    </>
  );
}
