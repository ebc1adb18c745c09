import { PageTitle } from '../components/page-title.tsx';
import { VerifyEmailPage } from '../features/accounts/verification/verify-email-page.tsx';

export default function VerifyEmail() {
  return (
    <>
      <PageTitle title="Verify your email" />
      <VerifyEmailPage />
    </>
  );
}
