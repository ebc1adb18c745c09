import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { lastPage } from '#shared/domain/pagination.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import type { ListPage } from '../../../lib/api-client.ts';
import { type ReportsView, searchOf } from './reports-view.ts';

interface ReportsScreenProps<Status extends string, Report> {
  title: string;
  /** Whose reports these are, such as “Comments reported by readers”. */
  about: string;
  statuses: readonly Status[];
  labels: Record<Status, string>;
  emptyTexts: Record<Status, string>;
  view: ReportsView<Status>;
  reports: UseQueryResult<ListPage<Report>>;
  /** A report, and what to call when it leaves the list. */
  children: (shown: { report: Report; onDecided: () => void }) => React.ReactNode;
}

/** For administrators: reports by status and page. */
export function ReportsScreen<Status extends string, Report extends { id: number }>(
  props: ReportsScreenProps<Status, Report>,
) {
  const { title, about, statuses, labels, view, reports } = props;
  return (
    <div>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 text-ink-muted">
            {about}, {view.order ?? 'newest'} first.
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
        names={statuses}
        current={view.status}
        urlOf={(status) => ({ search: searchOf({ status, page: 1 }) })}
      >
        <div className="pt-8">
          <Loaded query={reports} what="The reports" skeleton={<ReportSkeletons />}>
            {(data) => <ReportList {...props} {...data} />}
          </Loaded>
        </div>
      </Tabs>
    </div>
  );
}

type ReportListProps<Status extends string, Report> = ListPage<Report> &
  Pick<ReportsScreenProps<Status, Report>, 'view' | 'emptyTexts' | 'children'>;

function ReportList<Status extends string, Report extends { id: number }>(
  props: ReportListProps<Status, Report>,
) {
  const { rows, total, view, emptyTexts, children } = props;
  // Takes the focus once the focused button disappears with its report.
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="focus:outline-none">
      {rows.length === 0 && total === 0 && <p>{emptyTexts[view.status]}</p>}
      {rows.length === 0 && total > 0 && <p>There are no reports on this page.</p>}
      <ul className="space-y-5">
        {rows.map((report) => (
          <li key={report.id}>{children({ report, onDecided: () => list.current?.focus() })}</li>
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

function Pages({ view, last }: { view: ReportsView<string>; last: number }) {
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
