import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedErrorReport } from '#shared/contracts/error-report.ts';
import { usualReportStatuses } from '#shared/domain/report-status.ts';
import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { Listing } from '../../../components/listing/listing.tsx';
import type { Column } from '../../../components/listing/listing-table.tsx';
import { useListing } from '../../../components/listing/use-listing.ts';
import { ReportStatusBadge } from '../../../components/report-status-badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmailAddress } from '../../../components/ui/email-address.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { toId } from '../../../lib/id-in-url.ts';
import { useUrlParams } from '../../../lib/use-url-params.ts';
import { errorReportListKey, reportStatusesQuery } from '../../../queries/error-reports.ts';
import { ReportDialog } from './report-dialog.tsx';

interface ReportsTabProps {
  /** Edits the question of a report. */
  QuestionEditor: React.ComponentType<EditorProps>;
}

export default function ReportsTab({ QuestionEditor }: ReportsTabProps) {
  const { openId, setOpenId } = useOpenReport();
  // Unsent replies survive closing the dialog.
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const columns = columnsFor((id) => setOpenId(id));
  const listing = useListing({
    name: 'GET /api/admin/error-reports',
    key: errorReportListKey,
    columns,
    filters: ['status'],
  });
  return (
    <>
      <Listing
        listing={listing}
        label="Error reports"
        searchLabel="Search error reports"
        tools={
          <StatusFilter
            status={listing.view.filters.status ?? null}
            onChoose={(status) => listing.change({ status })}
          />
        }
        columns={columns}
        keyOf={({ id }) => id}
        nothing="No error reports yet."
      />
      <ReportDialog
        reportId={openId}
        QuestionEditor={QuestionEditor}
        draft={drafts.get(openId ?? 0) ?? ''}
        onDraft={(text) => {
          if (openId !== null) setDrafts(new Map(drafts).set(openId, text));
        }}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}

/** The report in the URL's `report` parameter. */
function useOpenReport() {
  const [params, changeParams] = useUrlParams();
  return {
    openId: toId(params.get('report') ?? undefined),
    setOpenId: (id: number | null) =>
      changeParams((latest) => {
        if (id === null) latest.delete('report');
        else latest.set('report', String(id));
        return latest;
      }),
  };
}

interface StatusFilterProps {
  status: string | null;
  onChoose: (status: string | null) => void;
}

/** The common statuses and all others in use, ignoring case. */
function StatusFilter({ status, onChoose }: StatusFilterProps) {
  const { data: counts = [] } = useQuery(reportStatusesQuery(useApi()));
  const names = new Map<string, string>();
  for (const name of [
    ...usualReportStatuses,
    ...counts.map((count) => count.status),
    ...(status === null ? [] : [status]),
  ]) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return (
    <FilterSelect
      name="status"
      label="Status"
      value={status === null ? null : status.toLowerCase()}
      options={[...names].map(([value, label]) => ({ value, label }))}
      onChoose={onChoose}
    />
  );
}

function columnsFor(open: (id: number) => void): readonly Column<ListedErrorReport>[] {
  return [
    {
      header: 'Reported',
      kind: 'words',
      sort: 'createdAt',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    {
      header: 'Question',
      sort: 'question',
      cell: ({ question }) => <span className="font-medium">{question.name}</span>,
    },
    {
      header: 'Error',
      kind: 'text',
      cell: ({ description }) => <span className="line-clamp-3">{description}</span>,
    },
    {
      header: 'Reporter',
      sort: 'reportedByEmail',
      cell: ({ reporter, reportedByEmail }) => (
        <span>
          {reporter && <span className="block">{reporter.username}</span>}
          <span className="block text-ink-muted text-sm">
            <EmailAddress email={reportedByEmail} />
          </span>
        </span>
      ),
    },
    {
      header: 'Status',
      sort: 'status',
      cell: ({ status, replyCount }) => (
        <span className="grid justify-items-start gap-1">
          <ReportStatusBadge status={status} />
          {replyCount > 0 && (
            <span className="text-ink-muted text-sm">
              {replyCount === 1 ? '1 reply' : `${replyCount} replies`}
            </span>
          )}
        </span>
      ),
    },
    {
      header: 'Actions',
      cell: ({ id, question }) => (
        <Button variant="secondary" onClick={() => open(id)}>
          Review<span className="sr-only"> the report about {question.name}</span>
        </Button>
      ),
    },
  ];
}
