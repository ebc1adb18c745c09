import { Link } from 'react-router';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { auditKey } from '../../../queries/audit.ts';
import { AuditFilters } from './audit-filters.tsx';
import { Details } from './details.tsx';
import { readableAction, readableSubject } from './readable-details.ts';

const columns: readonly Column<AuditEntry>[] = [
  {
    header: 'Time',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="sm:whitespace-nowrap">
        {formatTime(createdAt)}
      </time>
    ),
  },
  {
    header: 'User',
    kind: 'words',
    cell: ({ actorId, actorName }) => (
      <span>
        <span className="block font-medium">{actorName}</span>
        {actorId === null && <span className="block text-ink-muted text-sm">Deleted account</span>}
      </span>
    ),
  },
  { header: 'Action', kind: 'words', cell: ({ action }) => readableAction(action) },
  { header: 'Subject', cell: (entry) => <Subject entry={entry} /> },
  { header: 'Details', kind: 'text', cell: ({ details }) => <Details details={details} /> },
];

export function AuditLogPage() {
  const listing = useListing({
    name: 'GET /api/admin/audit',
    key: auditKey,
    columns,
    filters: ['action', 'actor', 'subject', 'start', 'end'],
  });
  return (
    <div>
      <h1 className="text-3xl">Audit log</h1>
      <p className="mt-2 text-ink-muted">Administrator actions, newest first. Days are in UTC.</p>
      <Listing
        listing={listing}
        label="Entries"
        searchLabel="Search"
        tools={<AuditFilters view={listing.view} onChange={listing.change} />}
        columns={columns}
        keyOf={({ id }) => id}
        nothing="No entries yet. Everything that administrators change will be listed here."
      />
    </div>
  );
}

/** Links to all entries about the same subject. */
function Subject({ entry: { subjectType, subjectId } }: { entry: AuditEntry }) {
  const subject = subjectId === null ? subjectType : `${subjectType}:${subjectId}`;
  return (
    <Link to={{ search: `?${new URLSearchParams({ subject })}` }} className="text-link">
      {readableSubject(subject)}
    </Link>
  );
}

function formatTime(time: string): string {
  return new Date(time).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
}
