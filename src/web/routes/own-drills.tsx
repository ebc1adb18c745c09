import { PageTitle } from '../components/page-title.tsx';
import { SignInNeeded } from '../components/sign-in-needed.tsx';
import { OwnPage } from '../features/drills/own/own-page.tsx';
import { useCurrentUser } from '../queries/current-user.ts';

export default function OwnDrills() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageTitle title="My drills" />
      {user ? (
        <OwnPage />
      ) : (
        <SignInNeeded title="Own drills need an account">
          Sign in to make drills of your own, with your numbers, times and penalties, and to share
          them by a link.
        </SignInNeeded>
      )}
    </>
  );
}
