import { useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
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
import { ConfirmAct } from './confirm-act.tsx';
import type { AccountAct } from './use-account-acts.ts';
import { UserBadges } from './user-badges.tsx';
import { UserDetails } from './user-details.tsx';

type Ask = (act: AccountAct | 'details', user: AdminUser) => void;

const roles = [
  { value: 'admin', label: 'Administrators' },
  { value: 'user', label: 'Users' },
] as const;

const verifications = [
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Unverified' },
] as const;

/** For administrators: everybody who has an account. */
export default function UsersTab() {
  const { data: self } = useCurrentUser();
  const [asked, setAsked] = useState<{ act: AccountAct | 'details'; user: AdminUser } | null>(null);
  const columns = columnsFor(self?.id ?? null, (act, user) => setAsked({ act, user }));
  const listing = useListing({
    name: 'GET /api/admin/users',
    key: adminUsersKey,
    columns,
    filters: ['role', 'verified'],
  });
  const { filters } = listing.view;
  const end = () => setAsked(null);
  return (
    <>
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
        nothing="Nobody has an account yet."
      />
      <ConfirmAct
        asked={asked && asked.act !== 'details' ? { ...asked, act: asked.act } : null}
        onEnd={end}
      />
      <UserDetails user={asked?.act === 'details' ? asked.user : null} onClose={end} />
    </>
  );
}

function columnsFor(ownId: number | null, ask: Ask): readonly Column<AdminUser>[] {
  return [
    {
      header: 'User',
      sort: 'username',
      cell: (user) => (
        <span className="grid gap-1">
          <span className="font-medium">{user.username}</span>
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
      cell: (user) => <Actions user={user} isSelf={user.id === ownId} ask={ask} />,
    },
  ];
}

/** Nobody can lock themselves out: the own row has no such buttons. */
function Actions({ user, isSelf, ask }: { user: AdminUser; isSelf: boolean; ask: Ask }) {
  const act = user.isAdmin ? 'revoke' : 'grant';
  const name = <span className="sr-only"> {user.username}</span>;
  return (
    <span className="flex flex-wrap gap-2 lg:flex-nowrap">
      <Button variant="secondary" onClick={() => ask('details', user)}>
        Details{name}
      </Button>
      {!isSelf && (
        <>
          <Button variant="secondary" onClick={() => ask(act, user)}>
            {act === 'grant' ? 'Make admin' : 'Revoke admin'}
            {name}
          </Button>
          <Button variant="danger" onClick={() => ask('delete', user)}>
            Delete{name}
          </Button>
        </>
      )}
    </span>
  );
}
