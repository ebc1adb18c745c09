import { PageTitle } from '../components/page-title.tsx';
import { ReviewPage } from '../features/practice/hub/review-page.tsx';
import { useCurrentUser } from '../queries/current-user.ts';
import { reviewSlots } from './review-slots.tsx';

export default function PracticeReview() {
  const { data: user = null } = useCurrentUser();
  return (
    <>
      <PageTitle title="Review" />
      <ReviewPage slots={reviewSlots(user, 'review')} />
    </>
  );
}
