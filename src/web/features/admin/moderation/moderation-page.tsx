import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../../lib/app-context.ts';
import { commentReportsQuery } from '../../../queries/comment-reports.ts';
import { ReportCard } from './report-card.tsx';
import { ReportsScreen } from './reports-screen.tsx';
import { commentStatuses, readView } from './reports-view.ts';

const labels = { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' };

const emptyTexts = {
  open: 'No reports are waiting for a decision.',
  upheld: 'No reports have been upheld yet.',
  dismissed: 'No reports have been dismissed yet.',
};

/** For administrators: reported comments, and the decisions about them. */
export function ModerationPage() {
  const [search] = useSearchParams();
  const view = readView(search, commentStatuses);
  const reports = useQuery(commentReportsQuery(useApi(), view));
  return (
    <ReportsScreen
      title="Moderation"
      about="Comments reported by readers"
      statuses={commentStatuses}
      {...{ labels, emptyTexts, view, reports }}
    >
      {(shown) => <ReportCard {...shown} />}
    </ReportsScreen>
  );
}
