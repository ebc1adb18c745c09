import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../../lib/app-context.ts';
import { interviewText } from '../../../lib/interview-text.ts';
import { sharedInterviewQuery } from '../../../queries/interviews.ts';
import { ResultHead } from './result-head.tsx';
import { Summary } from './summary.tsx';

/** How someone's interview went, for anyone who has the link. */
export function SharedReportPage({ token }: { token: string }) {
  const { data: report } = useQuery(sharedInterviewQuery(useApi(), token));
  if (!report) return null;
  return (
    <div className="page-width max-w-3xl pt-8 pb-20 sm:pt-10">
      <p className="mb-3 text-ink-muted text-sm">By {report.owner.username}</p>
      <h1 className="text-3xl">Mock interview</h1>
      <p className="mt-3 mb-8 text-ink-muted">{interviewText(report)}</p>
      <Summary summary={report} />
      <h2 className="sr-only">Questions</h2>
      <ol className="mt-8">
        {report.questions.map((question) => (
          <li key={question.place} className="border-rule border-t py-5">
            <ResultHead result={question} />
          </li>
        ))}
      </ol>
      <Link to="/practice/interview" className="text-link">
        Try one yourself
      </Link>
    </div>
  );
}
