import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OwnErrorReport } from '#shared/contracts/error-report.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ReportStatusBadge } from '../../../components/report-status-badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { questionPath } from '../../../lib/variant-in-url.ts';
import { ownReportsQuery } from '../../../queries/error-reports.ts';

/** The user's error reports and their status. */
export function OwnErrorReports() {
  const api = useApi();
  const [wantsAll, setWantsAll] = useState(false);
  const few = useQuery(ownReportsQuery(api, { all: false }));
  const target = useTargetReport();
  const isTargetMissing =
    target !== null && few.data !== undefined && !few.data.rows.some(({ id }) => id === target);
  const isShort = few.data !== undefined && few.data.rows.length < few.data.total;
  const all = useQuery({
    ...ownReportsQuery(api, { all: true }),
    enabled: isShort && (wantsAll || isTargetMissing),
  });
  return (
    <Loaded query={all.data ? all : few} what="Your reports" skeleton="h-16 w-full">
      {({ rows, total }) =>
        total === 0 ? (
          <p className="text-ink-muted">You haven't reported any errors yet.</p>
        ) : (
          <>
            <ul className="divide-y divide-rule rounded-lg border border-rule bg-raised">
              {rows.map((report) => (
                <ReportRow key={report.id} report={report} isTarget={report.id === target} />
              ))}
            </ul>
            {rows.length < total && (
              <div className="needs-scripts mt-4">
                <Button
                  variant="secondary"
                  disabled={all.isFetching}
                  onClick={() => setWantsAll(true)}
                >
                  Show all {total.toLocaleString('en')}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** The report in the URL's hash: notifications and emails link to it. */
function useTargetReport(): number | null {
  const { hash } = useLocation();
  const isLive = useIsLive();
  const id = /^#report-([1-9]\d{0,9})$/.exec(hash)?.[1];
  return isLive && id !== undefined ? Number(id) : null;
}

function ReportRow({ report, isTarget }: { report: OwnErrorReport; isTarget: boolean }) {
  const { id, question, variant, description, status, createdAt, replies } = report;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // It may have loaded after the browser looked for it.
    if (isTarget) row.current?.focus();
  }, [isTarget]);
  return (
    <li ref={row} id={`report-${id}`} tabIndex={-1} className="scroll-mt-24 px-4 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {question ? (
          <Link
            to={questionPath({ id: question.id, variant })}
            className="text-link min-w-0 break-words"
          >
            {question.name}
          </Link>
        ) : (
          <span className="text-ink-muted">A question that is currently hidden</span>
        )}
        <ReportStatusBadge status={status} />
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{description}</p>
      <p className="mt-1 text-ink-muted text-sm">
        Reported <RelativeTime value={createdAt} />
        {variant !== null && ` about the fresh numbers ${variant}`}
      </p>
      {replies.length > 0 && (
        <ul aria-label="Replies" className="mt-3 space-y-3">
          {replies.map((reply) => (
            <li key={reply.id} className="border-rule-strong border-l-2 pl-3">
              <p className="whitespace-pre-line break-words">{reply.content}</p>
              <p className="mt-1 text-ink-muted text-sm">
                Replied <RelativeTime value={reply.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
