import { PageTitle } from '../components/page-title.tsx';
import { ForgotPasswordPage } from '../features/accounts/auth/forgot-password-page.tsx';

export default function ForgotPassword() {
  return (
    <>
      <PageTitle title="Forgot password?" />
      <ForgotPasswordPage />
    </>
  );
}
