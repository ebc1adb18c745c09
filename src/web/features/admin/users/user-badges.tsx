import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { planNames } from '#shared/domain/prices.ts';
import { statusName } from '#shared/domain/subscription-status.ts';
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
      {isAdmin && <Badge color="violet">Admin</Badge>}
      {!isEmailVerified && <Badge color="amber">Unverified</Badge>}
      {subscription && (
        <Badge color={stripeSubscriptionId ? 'green' : 'red'}>
          {planNames[subscription.plan]} · {statusName(subscription.status)}
        </Badge>
      )}
    </span>
  );
}
