import { PageTitle } from '../components/page-title.tsx';
import { UnsubscribePage } from '../features/discussions/notifications/unsubscribe-page.tsx';

export default function Unsubscribe() {
  return (
    <>
      <PageTitle title="Unsubscribe" />
      <UnsubscribePage />
    </>
  );
}
