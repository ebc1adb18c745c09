import { newReportStatus, reportStatusColor } from '#shared/domain/report-status.ts';
import { Badge } from './ui/badge.tsx';

export function ReportStatusBadge({ status }: { status: string }) {
  return <Badge color={reportStatusColor(status)}>{status || newReportStatus}</Badge>;
}
