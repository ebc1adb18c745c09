import { newReportStatus, reportStatusColour } from '#shared/domain/report-status.ts';
import { Badge } from './ui/badge.tsx';

export function ReportStatusBadge({ status }: { status: string }) {
  return <Badge colour={reportStatusColour(status)}>{status || newReportStatus}</Badge>;
}
