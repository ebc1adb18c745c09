import { PageTitle } from '../components/page-title.tsx';
import { ProgressPage } from '../features/practice/progress/progress-page.tsx';

export default function Progress() {
  return (
    <>
      <PageTitle title="Your progress" />
      <ProgressPage />
    </>
  );
}
