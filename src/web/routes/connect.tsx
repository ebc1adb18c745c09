import { PageTitle } from '../components/page-title.tsx';
import { ConnectPage } from '../features/accounts/auth/connect-page.tsx';

export default function Connect() {
  return (
    <>
      <PageTitle title="Sign in" />
      <ConnectPage />
    </>
  );
}
