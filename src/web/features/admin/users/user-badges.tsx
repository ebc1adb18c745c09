import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { planNames } from '#shared/domain/prices.ts';
import { Badge } from '../../../components/ui/badge.tsx';

interface UserBadgesProps {
  user: AdminUser;
  isSelf: boolean;
}

export function UserBadges({ user, isSelf }: UserBadgesProps) {
  const { isAdmin, isEmailVerified, subscription, stripeSubscriptionId } = user;
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {isSelf && <Badge>You</Badge>}
      {isAdmin && <Badge colour="violet">Admin</Badge>}
      {!isEmailVerified && <Badge colour="amber">Unverified</Badge>}
      {subscription && (
        <Badge colour={stripeSubscriptionId ? 'green' : 'red'}>
          {planNames[subscription.plan]}, {subscription.status}
        </Badge>
      )}
    </span>
  );
}
