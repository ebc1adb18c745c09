import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportedComment } from '#shared/contracts/comment-report.ts';
import { lastPage } from '#shared/domain/pagination.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import type { ListPage } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/app-context.ts';
import { commentReportsQuery } from '../../../queries/comment-reports.ts';
import { ReportCard } from './report-card.tsx';
import { type ReportsView, readView, reportStatuses, searchOf } from './reports-view.ts';

const labels = { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' };

/** For administrators: reported comments, and the decisions about them. */
export function ModerationPage() {
  const [search] = useSearchParams();
  const view = readView(search);
  const reports = useQuery(commentReportsQuery(useApi(), view));
  return (
    <div>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Moderation</h1>
          <p className="mt-2 text-ink-muted">
            Comments reported by readers, {view.order ?? 'newest'} first.
          </p>
        </div>
        <div className="needs-scripts">
          <Button
            variant="secondary"
            disabled={reports.isFetching}
            onClick={() => void reports.refetch()}
          >
            Refresh
          </Button>
        </div>
      </div>
      <Tabs
        label="Reports"
        labels={labels}
        names={reportStatuses}
        current={view.status}
        urlOf={(status) => ({ search: searchOf({ status, page: 1 }) })}
      >
        <div className="pt-8">
          <Loaded query={reports} what="The reports" skeleton={<ReportSkeletons />}>
            {(data) => <ReportList {...data} view={view} />}
          </Loaded>
        </div>
      </Tabs>
    </div>
  );
}

const emptyTexts = {
  open: 'No reports are waiting for a decision.',
  upheld: 'No reports have been upheld yet.',
  dismissed: 'No reports have been dismissed yet.',
};

interface ReportListProps extends ListPage<ReportedComment> {
  view: ReportsView;
}

function ReportList({ rows, total, view }: ReportListProps) {
  // Takes the focus once the focused button disappears with its report.
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="focus:outline-none">
      {rows.length === 0 && total === 0 && <p>{emptyTexts[view.status]}</p>}
      {rows.length === 0 && total > 0 && <p>There are no reports on this page.</p>}
      <ul className="space-y-5">
        {rows.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onDecided={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      <Pages view={view} last={lastPage(total)} />
    </div>
  );
}

function ReportSkeletons() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

function Pages({ view, last }: { view: ReportsView; last: number }) {
  const { page } = view;
  if (last === 1 && page === 1) return null;
  const before = Math.min(page - 1, last);
  const [previous, next] = view.order ? ['Older', 'Newer'] : ['Newer', 'Older'];
  return (
    <nav aria-label="Pagination" className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink variant="secondary" to={{ search: searchOf({ ...view, page: before }) }}>
          {previous}
        </ButtonLink>
      )}
      <span className="text-ink-muted text-sm">
        Page {page} of {last}
      </span>
      {page < last && (
        <ButtonLink variant="secondary" to={{ search: searchOf({ ...view, page: page + 1 }) }}>
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}
