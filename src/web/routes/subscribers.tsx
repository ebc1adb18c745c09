import { PageTitle } from '../components/page-title.tsx';
import { SubscribersPage } from '../features/admin/subscribers/subscribers-page.tsx';

export default function Subscribers() {
  return (
    <>
      <PageTitle title="Subscribers" />
      <SubscribersPage />
    </>
  );
}
