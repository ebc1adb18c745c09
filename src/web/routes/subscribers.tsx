import { PageTitle } from '../components/page-title.tsx';
import { SubscribersPage } from '../features/subscribers/subscribers-page.tsx';

export default function Subscribers() {
  return (
    <>
      <PageTitle title="Subscribers" />
      <SubscribersPage />
    </>
  );
}
