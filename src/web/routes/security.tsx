import { PageTitle } from '../components/page-title.tsx';
import { SecurityPage } from '../features/admin/security/security-page.tsx';

export default function Security() {
  return (
    <>
      <PageTitle title="Security" />
      <SecurityPage />
    </>
  );
}
