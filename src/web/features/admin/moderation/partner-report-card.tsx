import type { PartnerReport } from '#shared/contracts/partner-report.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { partnerReportLabels } from '#shared/domain/partners.ts';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { ResolveButton } from './resolve-button.tsx';

interface PartnerReportCardProps {
  report: PartnerReport;
  onDecided: () => void;
}

export function PartnerReportCard({ report, onDecided }: PartnerReportCardProps) {
  const { reported, reporter, reason, text, role, startsAt, createdAt, resolvedAt } = report;
  return (
    <article className="rounded-lg border border-rule bg-raised p-4 sm:p-6">
      <h2 className="break-words font-medium font-sans text-base">
        {nameOf(reported)}: {partnerReportLabels[reason]}
      </h2>
      {text && <p className="mt-1.5 whitespace-pre-wrap break-words">{text}</p>}
      <p className="mt-3 text-ink-muted text-sm">
        Reported by <strong className="font-medium text-ink">{nameOf(reporter)}</strong>,{' '}
        <RelativeTime value={createdAt} />
      </p>
      <p className="text-ink-muted text-sm">
        Interview as {role}, <RelativeTime value={startsAt} />
      </p>
      {resolvedAt ? (
        <p className="mt-5 text-ink-muted text-sm">
          Resolved by {nameOf(report.resolver)}, <RelativeTime value={resolvedAt} />
        </p>
      ) : (
        <div className="needs-scripts mt-5">
          <ResolveButton report={report} onDecided={onDecided} />
        </div>
      )}
    </article>
  );
}

function nameOf(person: { username: string } | null): string {
  return person?.username ?? goneName;
}
