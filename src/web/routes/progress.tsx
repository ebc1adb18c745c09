import { PageTitle } from '../components/page-title.tsx';
import { ProgressPage } from '../features/progress/progress-page.tsx';

export default function Progress() {
  return (
    <>
      <PageTitle title="Your progress" />
      <ProgressPage />
    </>
  );
}
