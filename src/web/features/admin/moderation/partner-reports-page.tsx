import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../../lib/app-context.ts';
import { partnerReportsQuery } from '../../../queries/partner-reports.ts';
import { PartnerReportCard } from './partner-report-card.tsx';
import { ReportsScreen } from './reports-screen.tsx';
import { partnerStatuses, readView } from './reports-view.ts';

const labels = { open: 'Open', resolved: 'Resolved' };

const emptyTexts = {
  open: 'No reports are waiting for you.',
  resolved: 'No reports have been resolved yet.',
};

/** For administrators: people who were reported by whom they were paired with. */
export function PartnerReportsPage() {
  const [search] = useSearchParams();
  const view = readView(search, partnerStatuses);
  const reports = useQuery(partnerReportsQuery(useApi(), view));
  return (
    <ReportsScreen
      title="Reported partners"
      about="People reported by their interview partners"
      statuses={partnerStatuses}
      {...{ labels, emptyTexts, view, reports }}
    >
      {(shown) => <PartnerReportCard {...shown} />}
    </ReportsScreen>
  );
}
