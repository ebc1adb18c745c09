import { PageTitle } from '../components/page-title.tsx';
import { MistakesPage } from '../features/practice/hub/mistakes-page.tsx';
import { useCurrentUser } from '../queries/current-user.ts';
import { reviewSlots } from './review-slots.tsx';

export default function PracticeMistakes() {
  const { data: user = null } = useCurrentUser();
  return (
    <>
      <PageTitle title="My mistakes" />
      <MistakesPage slots={reviewSlots(user, 'replay')} />
    </>
  );
}
