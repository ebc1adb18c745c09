import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import { Markup } from '../../../components/markup.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { errorReportQuery } from '../../../queries/error-reports.ts';
import { Replies } from './replies.tsx';
import { StatusForm } from './status-form.tsx';

interface ReportDialogProps {
  /** Null: the dialog is closed. */
  reportId: number | null;
  /** The unsent reply. */
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** An error report beside its question. */
export function ReportDialog({ reportId, draft, onDraft, onClose }: ReportDialogProps) {
  return (
    <Dialog title="Error report" size="wide" isOpen={reportId !== null} onClose={onClose}>
      {reportId !== null && <LoadedReport reportId={reportId} draft={draft} onDraft={onDraft} />}
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" size="medium" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

type LoadedReportProps = Pick<ReportDialogProps, 'draft' | 'onDraft'> & { reportId: number };

function LoadedReport({ reportId, draft, onDraft }: LoadedReportProps) {
  const { data: report, error, refetch } = useQuery(errorReportQuery(useApi(), reportId));
  if (report) {
    return (
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0 space-y-8">
          <ReportText report={report} />
          <StatusForm report={report} />
          <Replies report={report} draft={draft} onDraft={onDraft} />
        </div>
        <Question question={report.question} />
      </div>
    );
  }
  if (error) {
    return (
      <div className="mt-4">
        <RetryNotice
          title="The report could not be loaded."
          text={failureText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <div role="status" className="mt-4 grid gap-6 lg:grid-cols-2">
      <span className="sr-only">Loading the report…</span>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

function ReportText({ report }: { report: ErrorReportDetail }) {
  const { reporter, reportedByEmail, createdAt, description } = report;
  return (
    <section>
      <h3 className="font-normal font-sans text-ink-muted text-sm">
        Reported by{' '}
        <strong className="break-words font-medium text-ink">
          {reporter ? `${reporter.username} (${reporter.email})` : reportedByEmail}
        </strong>
        , <RelativeTime value={createdAt} />
      </h3>
      <p className="mt-2 whitespace-pre-line break-words">{description}</p>
    </section>
  );
}

function Question({ question }: { question: ErrorReportDetail['question'] }) {
  const { id, name, difficulty, category, isVisible, descriptionHtml, solutionHtml } = question;
  return (
    <section className="min-w-0 self-start rounded-lg border border-rule bg-paper p-4 sm:p-6">
      <h3 className="text-lg">
        <Link to={`/question/${id}`} className="text-link break-words">
          {name}
        </Link>
      </h3>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-2">
        <CategoryBadge category={category} />
        <DifficultyBadge difficulty={difficulty} />
        {!isVisible && <Badge>Hidden</Badge>}
      </p>
      <Markup html={descriptionHtml} />
      <h4 className="mt-6 mb-2 border-rule border-t pt-4">Solution</h4>
      {solutionHtml === null ? (
        <p className="text-ink-muted">No solution has been added for this question yet.</p>
      ) : (
        <Markup html={solutionHtml} />
      )}
    </section>
  );
}
