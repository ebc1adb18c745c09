import { PageTitle } from '../components/page-title.tsx';
import { RequestVerificationPage } from '../features/accounts/verification/request-verification-page.tsx';

export default function RequestVerification() {
  return (
    <>
      <PageTitle title="Request verification" />
      <RequestVerificationPage />
    </>
  );
}
