import { PageTitle } from '../components/page-title.tsx';
import { EmailVerifiedPage } from '../features/accounts/verification/email-verified-page.tsx';

export default function EmailVerified() {
  return (
    <>
      <PageTitle title="Email Verified" />
      <EmailVerifiedPage />
    </>
  );
}
