import type { User } from '#shared/contracts/user.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import InboxCount from './inbox-count.tsx';
import { NotificationBell } from './notification-bell.tsx';

/** The header's controls for users. */
export default function SignedInArea({ user }: { user: User }) {
  return (
    <>
      {(user.isAdmin || user.needsSecondFactor) && (
        <span className="hidden lg:block">
          <ButtonLink to="/admin" variant="secondary">
            Admin
            {user.isAdmin && <InboxCount />}
          </ButtonLink>
        </span>
      )}
      <NotificationBell />
      <AccountMenu username={user.username} canClaimAdmin={user.canClaimAdmin} />
    </>
  );
}
