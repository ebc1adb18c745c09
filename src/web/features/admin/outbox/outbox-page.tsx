import type { Mail } from '#shared/contracts/mail.ts';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { mailsKey } from '../../../queries/mails.ts';
import { EmailDetails } from './email-details.tsx';

const statuses = {
  queued: { label: 'Queued', color: 'blue' },
  sent: { label: 'Sent', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
} as const;

const choices = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

const columns: readonly Column<Mail>[] = [
  {
    header: 'Status',
    cell: ({ status }) => <Badge color={statuses[status].color}>{statuses[status].label}</Badge>,
  },
  { header: 'Email', kind: 'text', cell: (mail) => <EmailDetails mail={mail} /> },
  {
    header: 'Created',
    sort: 'createdAt',
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
  {
    header: 'Attempts',
    cell: ({ attempts }) => attempts,
  },
];

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
      <p className="mt-2 max-w-2xl text-ink-muted">
        The site’s emails, newest first. Links that grant access are hidden, and opening an email is
        recorded in the audit log.
      </p>
      <Listing
        listing={listing}
        label="Emails"
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
        nothing="No emails yet."
      />
    </div>
  );
}
