import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { planNames } from '#shared/domain/prices.ts';
import { statusName } from '#shared/domain/subscription-status.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';

interface UserDetailsProps {
  /** Null: the dialog is closed. */
  user: AdminUser | null;
  /** Null: not for one's own account. */
  onEndSessions: (() => void) | null;
  /** Null: not for one's own account. */
  onResetSecondFactor: (() => void) | null;
  onClose: () => void;
}

export function UserDetails(props: UserDetailsProps) {
  const { user, onEndSessions, onResetSecondFactor, onClose } = props;
  return (
    <Dialog title={user?.username ?? ''} isOpen={user !== null} onClose={onClose}>
      {user && <Facts user={user} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {onResetSecondFactor && user?.hasSecondFactor && (
          <Button variant="danger" size="medium" onClick={onResetSecondFactor}>
            Reset two-step sign-in
          </Button>
        )}
        {onEndSessions && (
          <Button variant="danger" size="medium" onClick={onEndSessions}>
            End all sessions
          </Button>
        )}
        <Button variant="secondary" size="medium" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Facts({ user }: { user: AdminUser }) {
  const facts = [
    ['Email', `${user.email} (${user.isEmailVerified ? 'verified' : 'not verified'})`],
    ['Role', user.isAdmin ? 'Administrator' : 'User'],
    ['Two-step sign-in', user.hasSecondFactor ? 'On' : 'Off'],
    ['Joined', calendarDay(user.createdAt)],
    ['Last active', user.lastActive && <RelativeTime value={user.lastActive} />],
    ['Subscription', subscriptionText(user)],
    ['Questions solved', `${user.questionsSolved} of ${user.questionsAttempted} attempted`],
    ['Discussions started', user.discussions],
    ['Comments', user.comments],
  ] as const;
  return (
    <dl className="mt-4 divide-y divide-rule">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function subscriptionText({ subscription }: AdminUser): string {
  if (!subscription) return 'None';
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const state = `${planNames[plan]} · ${statusName(status)}`;
  if (!currentPeriodEnd) return state;
  return `${state}, ${cancelAtPeriodEnd ? 'ends' : 'paid until'} ${calendarDay(currentPeriodEnd)}`;
}
