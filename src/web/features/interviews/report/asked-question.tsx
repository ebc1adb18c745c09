import type { InterviewReport } from '#shared/contracts/interview.ts';
import { Markup } from '../../../components/markup.tsx';
import { dueText } from '../../../lib/due-text.ts';
import { ResultHead } from './result-head.tsx';

type Asked = InterviewReport['questions'][number];

/** One question of the report: what was answered, what is right, and what to think about next. */
export function AskedQuestion({ question }: { question: Asked }) {
  const { given, givenHtml, confidence, message, verdict, answerHtml, followUps, due } = question;
  return (
    <li className="border-rule border-t py-6">
      <ResultHead result={question} variant={question.variant} />
      <dl className="mt-4 space-y-2">
        {(given ?? givenHtml) !== null && (
          <Line name="Your answer">
            {givenHtml === null ? (
              <span className="[overflow-wrap:anywhere]">{given}</span>
            ) : (
              <Markup html={givenHtml} />
            )}
          </Line>
        )}
        {confidence !== null && verdict !== null && <Line name="How sure">{confidence}%</Line>}
        {answerHtml !== null && verdict !== 'right' && (
          <Line name="The answer">
            <Markup html={answerHtml} />
          </Line>
        )}
      </dl>
      {message && verdict !== 'right' && <p className="mt-3">{message}</p>}
      {due && <p className="mt-3 text-ink-muted text-sm">Comes back {dueText(due)}.</p>}
      {followUps.map(({ questionHtml, answerHtml: solution }) => (
        <section
          key={questionHtml}
          aria-label="Follow-up"
          className="mt-4 border-rule border-s ps-4"
        >
          <h4 className="mb-1 font-medium text-ink-muted text-sm">Think it through</h4>
          <Markup html={questionHtml} />
          <details className="mt-2">
            <summary className="cursor-pointer text-link text-sm">Show the answer</summary>
            <div className="mt-2">
              <Markup html={solution} />
            </div>
          </details>
        </section>
      ))}
    </li>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
