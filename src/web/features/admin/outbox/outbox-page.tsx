import type { Mail } from '#shared/contracts/mail.ts';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { mailsKey } from '../../../queries/mails.ts';
import { MailDetails } from './mail-details.tsx';

const states = {
  queued: { label: 'Queued', color: 'blue' },
  sent: { label: 'Sent', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
} as const;

const choices = Object.entries(states).map(([value, { label }]) => ({ value, label }));

const columns: readonly Column<Mail>[] = [
  {
    header: 'Status',
    cell: ({ status }) => <Badge color={states[status].color}>{states[status].label}</Badge>,
  },
  { header: 'Mail', kind: 'text', cell: (mail) => <MailDetails mail={mail} /> },
  {
    header: 'Written',
    sort: 'createdAt',
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
  {
    header: 'Sending',
    cell: ({ attempts }) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
  },
];

/** For administrators: what was mailed, and what could not be. */
export function OutboxPage() {
  const listing = useListing({
    name: 'GET /api/admin/mails',
    key: mailsKey,
    columns,
    filters: ['status'],
    pollWhile: ({ status }) => status === 'queued',
  });
  const { isFetching, refetch } = listing.answer;
  return (
    <div>
      <h1 className="text-3xl">Outbox</h1>
      <p className="mt-2 text-ink-muted">The mails of the site, newest first.</p>
      <Listing
        listing={listing}
        label="Mails"
        searchLabel="Search by recipient or subject"
        tools={
          <>
            <FilterSelect
              name="status"
              label="Status"
              value={listing.view.filters.status ?? null}
              options={choices}
              onChoose={(status) => listing.change({ status })}
            />
            <Button
              variant="secondary"
              size="medium"
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              Refresh
            </Button>
          </>
        }
        columns={columns}
        keyOf={({ id }) => id}
        nothing="No mail has been sent yet."
      />
    </div>
  );
}
