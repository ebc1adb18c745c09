import { redirect } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { ConfirmEmailPage } from '../features/accounts/verification/confirm-email-page.tsx';
import type { Route } from './+types/confirm-email';

function requireToken({ request }: Pick<Route.LoaderArgs, 'request'>): null {
  const { searchParams } = new URL(request.url);
  if (!searchParams.get('token')) throw redirect('/email-verification-failed');
  return null;
}

export async function loader(args: Route.LoaderArgs) {
  return requireToken(args);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return requireToken(args);
}

export default function ConfirmEmail() {
  return (
    <>
      <PageTitle title="Confirming your email address" />
      <ConfirmEmailPage />
    </>
  );
}
