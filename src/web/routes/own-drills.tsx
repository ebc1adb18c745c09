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
        <SignInNeeded title="Sign in to create your own drills">
          Choose the numbers, times and penalties yourself, and share your drills with a link.
        </SignInNeeded>
      )}
    </>
  );
}
