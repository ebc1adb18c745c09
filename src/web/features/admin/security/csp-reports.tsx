import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CspReport } from '#shared/contracts/csp-report.ts';
import { lastPage } from '#shared/domain/pagination.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { cspReportsQuery } from '../../../queries/csp-reports.ts';

/** What browsers blocked. Anyone can send such reports, so they are only hints. */
export function CspReports() {
  const [page, setPage] = useState(1);
  const query = useQuery(cspReportsQuery(useApi(), page));
  return (
    <Loaded query={query} what="The reports" skeleton="h-16 w-full">
      {({ rows, total }) =>
        total === 0 ? (
          <p className="text-ink-muted">Nothing in the last 30 days.</p>
        ) : (
          <>
            <ul className="divide-y divide-rule rounded-lg border border-rule bg-raised">
              {rows.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
            <Pager page={page} last={lastPage(total)} onTurn={setPage} />
          </>
        )
      }
    </Loaded>
  );
}

function ReportRow({ report }: { report: CspReport }) {
  const { directive, blocked, page, source, count, lastSeenAt } = report;
  const times = count === 1 ? 'once,' : `${count.toLocaleString('en')} times, last`;
  return (
    <li className="px-4 py-3">
      <p className="wrap-anywhere font-medium">
        {directive}: {nameOf(blocked)}
      </p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        On {page}
        {source && `, by ${nameOf(source)}`}, {times} <RelativeTime value={lastSeenAt} />
      </p>
    </li>
  );
}

/** “chrome-extension” for `chrome-extension:`. Of some addresses, only the scheme is kept. */
function nameOf(address: string): string {
  return address.replace(/:$/, '');
}
