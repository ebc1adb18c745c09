import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';

// Visitors don't need it.
const SignedInArea = lazy(() => import('./signed-in-area.tsx'));

/** The user's menu, or a link to sign in. */
export function AccountArea() {
  const { pathname, search } = useLocation();
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <Spinner label="Loading your account…" />;
  if (!user) {
    return (
      // Quiet: the page below has the main action.
      <ButtonLink variant="secondary" to="/auth" state={{ returnTo: pathname + search }}>
        Sign In
      </ButtonLink>
    );
  }
  return (
    <Suspense>
      <SignedInArea user={user} />
    </Suspense>
  );
}
