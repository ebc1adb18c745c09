import type { SecurityEvent } from '#shared/contracts/security-log.ts';
import { describeEvent, securityEventNames } from '#shared/domain/security-log.ts';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { DateFilter } from '../../../components/ui/date-filter.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { securityListKey } from '../../../queries/security-log.ts';
import { CspReports } from './csp-reports.tsx';

const kinds = Object.entries(securityEventNames).map(([value, label]) => ({ value, label }));

const columns: readonly Column<SecurityEvent>[] = [
  { header: 'Time', cell: ({ createdAt }) => <RelativeTime value={createdAt} /> },
  { header: 'User', kind: 'words', cell: ({ user }) => user?.username ?? '—' },
  { header: 'Event', kind: 'words', cell: describeEvent },
  { header: 'Network', cell: ({ network }) => network },
  { header: 'Device', kind: 'words', cell: ({ device }) => device },
];

export function SecurityPage() {
  const listing = useListing({
    name: 'GET /api/admin/security-log',
    key: securityListKey,
    columns,
    filters: ['kind', 'start', 'end'],
  });
  const { filters } = listing.view;
  return (
    <div>
      <h1 className="text-3xl">Security</h1>
      <p className="mt-2 text-ink-muted">
        Account activity in the last 90 days, newest first. Days are in UTC.
      </p>
      <Listing
        listing={listing}
        label="Events"
        searchLabel="Search by user or network"
        tools={
          <>
            <div className="col-span-2">
              <FilterSelect
                name="kind"
                label="Event"
                value={filters.kind ?? null}
                options={kinds}
                onChoose={(kind) => listing.change({ kind })}
              />
            </div>
            <div className="col-span-2 grid gap-4 min-[24rem]:grid-cols-2">
              <DateFilter
                label="From"
                value={filters.start ?? ''}
                onChoose={(start) => listing.change({ start })}
              />
              <DateFilter
                label="To"
                value={filters.end ?? ''}
                onChoose={(end) => listing.change({ end })}
              />
            </div>
          </>
        }
        columns={columns}
        keyOf={({ id }) => id}
        nothing="No events yet. Sign-ins, failed attempts and changes to accounts will be listed here."
      />
      <section className="mt-14">
        <h2 className="text-xl">Blocked content</h2>
        <p className="mt-1.5 mb-4 text-ink-muted">
          What browsers reported as blocked by the content security policy in the last 30 days. Most
          of it is caused by visitors’ extensions, and anyone can send such a report.
        </p>
        <CspReports />
      </section>
    </div>
  );
}
