import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { InterviewReport } from '#shared/contracts/interview.ts';
import { Loaded, LoadFailed } from '../../../components/loaded.tsx';
import { PremiumGate } from '../../../components/premium-gate.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { interviewText } from '../../../lib/interview-text.ts';
import { interviewReportQuery } from '../../../queries/interviews.ts';
import { AddToReviews } from './add-to-reviews.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { ShareReport } from './share-report.tsx';
import { Summary } from './summary.tsx';

/** What came out of an interview. */
export function ReportPage({ id }: { id: number }) {
  const query = useQuery({ ...interviewReportQuery(useApi(), id), retry: false });
  const [params] = useSearchParams();
  return (
    <div className="page-width max-w-3xl pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">Interview report</h1>
      {params.has('over') && (
        <p role="status" className="mt-3">
          Time was up. What you had answered by then counts.
        </p>
      )}
      <Loaded
        query={query}
        what="The report"
        className="mt-8"
        skeleton="h-40 w-full"
        failure={(error, retry) => <Failure error={error} onRetry={retry} />}
      >
        {(report) => <Report report={report} />}
      </Loaded>
      <p className="mt-8">
        <Link to="/practice/interview" className="text-link">
          Your interviews
        </Link>
      </p>
    </div>
  );
}

function Report({ report }: { report: InterviewReport }) {
  return (
    <>
      <p className="mt-3 mb-8 text-ink-muted">
        {interviewText(report)}, {calendarDay(report.startedAt)}
      </p>
      <Summary summary={report} />
      <AddToReviews report={report} />
      <h2 className="sr-only">Questions</h2>
      <ol className="mt-8">
        {report.questions.map((question) => (
          <AskedQuestion key={question.place} question={question} />
        ))}
      </ol>
      <ShareReport report={report} />
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : '';
  return (
    <div className="mt-8">
      {code === 'PREMIUM_REQUIRED' ? (
        <PremiumGate>
          Your last three reports are free. Premium opens all of them, and every premium solution.
        </PremiumGate>
      ) : code === 'INTERVIEW_RUNNING' ? (
        <>
          <p className="mb-4">The report is ready once the interview has ended.</p>
          <ButtonLink to="/practice/interview" size="medium">
            Go on with it
          </ButtonLink>
        </>
      ) : (
        <LoadFailed what="The report" error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
