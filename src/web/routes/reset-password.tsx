import { PageTitle } from '../components/page-title.tsx';
import { ResetPasswordPage } from '../features/accounts/auth/reset-password-page.tsx';

export default function ResetPassword() {
  return (
    <>
      <PageTitle title="Choose a new password" />
      <ResetPasswordPage />
    </>
  );
}
