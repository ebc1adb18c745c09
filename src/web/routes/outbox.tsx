import { PageTitle } from '../components/page-title.tsx';
import { OutboxPage } from '../features/admin/outbox/outbox-page.tsx';

export default function Outbox() {
  return (
    <>
      <PageTitle title="Outbox" />
      <OutboxPage />
    </>
  );
}
