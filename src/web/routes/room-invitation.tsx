import { useSearchParams } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { InvitationPage } from '../features/meetings/joining/invitation-page.tsx';

export default function RoomInvitation() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <>
      <PageTitle title="Interview room" />
      <InvitationPage key={token} token={token} />
    </>
  );
}
