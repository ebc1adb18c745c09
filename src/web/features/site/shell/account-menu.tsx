import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { initialOf } from '../../../lib/placeholder.ts';
import { useToast } from '../../../lib/toast.ts';
import header from './header.module.css';
import menu from './menu.module.css';
import { useSignOut } from './use-sign-out.ts';

// At most one account ever sees it.
const GetAdminAccess = lazy(() => import('./get-admin-access.tsx'));

// Counted when the menu opens; the link works without it.
const DueCount = lazyPart(() => import('./due-count.tsx'));

interface AccountMenuProps {
  username: string;
  canClaimAdmin: boolean;
}

export function AccountMenu({ username, canClaimAdmin }: AccountMenuProps) {
  const notify = useToast();
  const tellFailure = useFailureToast();
  const signOut = useSignOut();
  const [isOpened, setOpened] = useState(false);
  const onToggle = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) =>
    setOpened(currentTarget.open);

  function leave() {
    signOut.mutate(undefined, {
      onSuccess: () =>
        notify({
          title: 'Logged out',
          description: 'You have been logged out successfully',
          tone: 'success',
        }),
      onError: (error) => tellFailure('Logout failed', error, error.message),
    });
  }

  return (
    <Disclosure name="header" className={`${header.account} group relative`} onToggle={onToggle}>
      <summary className="flex h-9 items-center gap-1.5 rounded-md px-1.5 font-medium text-sm hover:bg-sunken sm:px-2">
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full bg-accent-soft text-accent uppercase lg:hidden"
        >
          {initialOf(username)}
        </span>
        <span className="max-w-44 truncate max-lg:sr-only">{username}</span>
        <ChevronDownIcon className="shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className={menu.panel}>
        <li>
          <Link to="/practice/review" className={menu.item}>
            Review
            {isOpened && (
              <Suspense>
                <DueCount />
              </Suspense>
            )}
          </Link>
        </li>
        <li>
          <Link to="/progress" className={menu.item}>
            Progress
          </Link>
        </li>
        <li>
          <Link to="/lists" className={menu.item}>
            My lists
          </Link>
        </li>
        <li>
          <Link to="/account" className={menu.item}>
            Account settings
          </Link>
        </li>
        {canClaimAdmin && (
          <li className="needs-scripts">
            <Suspense>
              <GetAdminAccess />
            </Suspense>
          </li>
        )}
        <li className="needs-scripts">
          <LiveButton className={menu.item} disabled={signOut.isPending} onClick={leave}>
            Sign out
          </LiveButton>
        </li>
      </ul>
    </Disclosure>
  );
}
