import { useQuery } from '@tanstack/react-query';
import { CountMark } from '../../../components/ui/count-mark.tsx';
import { Icon } from '../../../components/ui/icons.tsx';
import { NavLink } from '../../../components/ui/nav-link.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { unreadCountQuery } from '../../../queries/notifications.ts';
import iconButton from './icon-button.module.css';

const mostShown = 99;

/** Links to the notifications and shows the unread count. */
export function NotificationBell() {
  const { data } = useQuery(unreadCountQuery(useApi()));
  // The page may have fetched the count before the header hydrates.
  const isLive = useIsLive();
  const unread = (isLive && data?.unread) || 0;
  return (
    <NavLink
      to="/notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      className={`${iconButton.button} relative aria-[current=page]:text-ink`}
    >
      <BellIcon />
      {unread > 0 && (
        <span className="absolute top-0.5 right-0 grid">
          <CountMark>{unread > mostShown ? `${mostShown}+` : String(unread)}</CountMark>
        </span>
      )}
    </NavLink>
  );
}

function BellIcon() {
  return (
    <Icon>
      <path d="M5 12.5V8.5a5 5 0 0 1 10 0v4l1.5 2h-13Z" />
      <path d="M8.2 17.2a2.1 2.1 0 0 0 3.6 0" />
    </Icon>
  );
}
