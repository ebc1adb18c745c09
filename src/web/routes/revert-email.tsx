import { PageTitle } from '../components/page-title.tsx';
import { RevertEmailPage } from '../features/accounts/verification/revert-email-page.tsx';

export default function RevertEmail() {
  return (
    <>
      <PageTitle title="Change your email address back" />
      <RevertEmailPage />
    </>
  );
}
