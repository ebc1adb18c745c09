import { PageTitle } from '../components/page-title.tsx';
import { VerificationFailedPage } from '../features/accounts/verification/verification-failed-page.tsx';

export default function VerificationFailed() {
  return (
    <>
      <PageTitle title="Verification Failed" />
      <VerificationFailedPage />
    </>
  );
}
