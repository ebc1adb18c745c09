import { useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { DaysNotice } from '../../../components/listing/days-notice.tsx';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmailAddress } from '../../../components/ui/email-address.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { adminUsersKey } from '../../../queries/admin-users.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { ConfirmAction } from './confirm-action.tsx';
import type { AccountAction } from './use-account-action.ts';
import { UserBadges } from './user-badges.tsx';
import { UserDetails } from './user-details.tsx';

type Open = (dialog: AccountAction | 'details', user: AdminUser) => void;

const roles = [
  { value: 'admin', label: 'Administrators' },
  { value: 'user', label: 'Users' },
] as const;

const verifications = [
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Unverified' },
] as const;

export default function UsersTab() {
  const { data: self } = useCurrentUser();
  const [opened, setOpened] = useState<{
    dialog: AccountAction | 'details';
    user: AdminUser;
  } | null>(null);
  const columns = columnsFor(self?.id ?? null, (dialog, user) => setOpened({ dialog, user }));
  const listing = useListing({
    name: 'GET /api/admin/users',
    key: adminUsersKey,
    columns,
    filters: ['role', 'verified', 'by', 'start', 'end'],
  });
  const { filters } = listing.view;
  const close = () => setOpened(null);
  const forOthers = (dialog: AccountAction) =>
    opened && opened.user.id !== self?.id ? () => setOpened({ dialog, user: opened.user }) : null;
  return (
    <>
      <DaysNotice
        filters={filters}
        acts={{ joined: 'Joined', active: 'Active' }}
        hint="Deleted accounts are not listed."
        onChange={listing.change}
      />
      <Listing
        listing={listing}
        label="Users"
        searchLabel="Search by name or email"
        tools={
          <>
            <FilterSelect
              name="role"
              label="Role"
              value={filters.role ?? null}
              options={roles}
              onChoose={(role) => listing.change({ role })}
            />
            <FilterSelect
              name="verified"
              label="Email"
              value={filters.verified ?? null}
              options={verifications}
              onChoose={(verified) => listing.change({ verified })}
            />
          </>
        }
        columns={columns}
        keyOf={({ id }) => id}
        nothing="No users yet."
      />
      <ConfirmAction
        request={
          opened && opened.dialog !== 'details'
            ? { action: opened.dialog, user: opened.user }
            : null
        }
        onClose={close}
      />
      <UserDetails
        user={opened?.dialog === 'details' ? opened.user : null}
        onEndSessions={forOthers('endSessions')}
        onResetSecondFactor={forOthers('resetSecondFactor')}
        onClose={close}
      />
    </>
  );
}

function columnsFor(ownId: number | null, open: Open): readonly Column<AdminUser>[] {
  return [
    {
      header: 'User',
      sort: 'username',
      kind: 'words',
      cell: (user) => (
        <span className="grid gap-1">
          <span className="wrap-anywhere font-medium lg:min-w-32 lg:max-w-44">{user.username}</span>
          <UserBadges user={user} isSelf={user.id === ownId} />
        </span>
      ),
    },
    {
      header: 'Email',
      sort: 'email',
      cell: ({ email }) => (
        <span className="text-sm">
          <EmailAddress email={email} />
        </span>
      ),
    },
    {
      header: 'Solved',
      kind: 'number',
      cell: ({ questionsSolved }) => questionsSolved.toLocaleString('en'),
    },
    {
      header: 'Joined',
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap text-sm">{calendarDay(createdAt)}</span>
      ),
    },
    {
      header: 'Last active',
      sort: 'lastActive',
      cell: ({ lastActive }) => (
        <span className="text-sm">{lastActive && <RelativeTime value={lastActive} />}</span>
      ),
    },
    {
      header: 'Actions',
      cell: (user) => <Actions user={user} isSelf={user.id === ownId} open={open} />,
    },
  ];
}

/** Administrators cannot lock themselves out: their own row has only Details. */
function Actions({ user, isSelf, open }: { user: AdminUser; isSelf: boolean; open: Open }) {
  const roleChange = user.isAdmin ? 'revoke' : 'grant';
  const name = <span className="sr-only"> {user.username}</span>;
  return (
    <span className="flex flex-wrap gap-2 xl:flex-nowrap">
      <Button variant="secondary" onClick={() => open('details', user)}>
        Details{name}
      </Button>
      {!isSelf && (
        <>
          <Button variant="secondary" onClick={() => open(roleChange, user)}>
            {roleChange === 'grant' ? 'Make admin' : 'Revoke admin'}
            {name}
          </Button>
          <Button variant="danger" onClick={() => open('delete', user)}>
            Delete{name}
          </Button>
        </>
      )}
    </span>
  );
}
