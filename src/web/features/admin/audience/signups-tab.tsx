import type { Signup, SignupList, SignupStatus } from '#shared/contracts/newsletter.ts';
import type { CategoryColor } from '#shared/domain/categories.ts';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { EmailAddress } from '../../../components/ui/email-address.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { signupsKey } from '../../../queries/signups.ts';
import { CsvLink } from './csv-link.tsx';

const statuses: Record<SignupStatus, { label: string; color: CategoryColor }> = {
  pending: { label: 'Not confirmed', color: 'amber' },
  confirmed: { label: 'Confirmed', color: 'green' },
  unsubscribed: { label: 'Unsubscribed', color: 'gray' },
};

const choices = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

const dayOf = (time: string | null) => time && calendarDay(time);

const columns: readonly Column<Signup>[] = [
  { header: 'Email', sort: 'email', cell: ({ email }) => <EmailAddress email={email} /> },
  {
    header: 'Status',
    cell: ({ status }) => <Badge color={statuses[status].color}>{statuses[status].label}</Badge>,
  },
  { header: 'Signed up', sort: 'createdAt', cell: ({ createdAt }) => dayOf(createdAt) },
  { header: 'Confirmed', sort: 'confirmedAt', cell: ({ confirmedAt }) => dayOf(confirmedAt) },
  { header: 'Unsubscribed', cell: ({ unsubscribedAt }) => dayOf(unsubscribedAt) },
];

export function SignupsTab({ list }: { list: SignupList }) {
  const listing = useListing({
    name: 'GET /api/admin/signups',
    key: signupsKey,
    query: { list },
    columns,
    filters: ['status'],
  });
  return (
    <Listing
      listing={listing}
      label="Sign-ups"
      searchLabel="Search by email"
      tools={
        <>
          <FilterSelect
            name="status"
            label="Status"
            value={listing.view.filters.status ?? null}
            options={choices}
            onChoose={(status) => listing.change({ status })}
          />
          <CsvLink call="GET /api/admin/signups" list={list} view={listing.view} />
        </>
      }
      columns={columns}
      keyOf={({ id }) => id}
      isDimmed={({ status }) => status === 'unsubscribed'}
      nothing="No sign-ups yet."
    />
  );
}
