import { PageTitle } from '../components/page-title.tsx';
import { FeedbackPage } from '../features/site/feedback/feedback-page.tsx';

export default function Feedback() {
  return (
    <>
      <PageTitle
        title="Feedback"
        description="Tell the people who run this site what is missing, and what gets in your way."
        canonicalPath="/feedback"
      />
      <FeedbackPage />
    </>
  );
}
