import { PageTitle } from '../components/page-title.tsx';
import { AudiencePage } from '../features/admin/audience/audience-page.tsx';

export default function Audience() {
  return (
    <>
      <PageTitle title="Audience" />
      <AudiencePage />
    </>
  );
}
