import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useCurrentUser } from '../../lib/current-user.ts';
import { AccountMenu } from './account-menu.tsx';

/** Who is signed in, or the way to do so. */
export function AccountArea() {
  const { pathname, search } = useLocation();
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <Spinner label="Loading your account…" />;
  if (!user) {
    return (
      <ButtonLink to="/auth" state={{ returnTo: pathname + search }}>
        Sign In
      </ButtonLink>
    );
  }
  return (
    <>
      {user.isAdmin && (
        <span className="hidden md:block">
          <ButtonLink to="/admin" variant="secondary">
            Admin
          </ButtonLink>
        </span>
      )}
      <AccountMenu username={user.username} canClaimAdmin={user.canClaimAdmin} />
    </>
  );
}
