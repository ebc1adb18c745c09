import { PageTitle } from '../components/page-title.tsx';
import { SetupPage } from '../features/meetings/setup/setup-page.tsx';

export default function Rooms() {
  return (
    <>
      <PageTitle title="Interview each other" />
      <SetupPage />
    </>
  );
}
