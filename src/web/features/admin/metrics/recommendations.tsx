import type { AdminMetrics } from '#shared/contracts/admin-metrics.ts';
import { Card } from '../../../components/ui/card.tsx';
import {
  type Counts,
  differenceName,
  reasonNames,
  rightText,
  verdictOn,
} from './recommendation-texts.ts';

/** What users were given as their next question, and whether it fits them. */
export function Recommendations({ counted }: { counted: AdminMetrics['recommendations'] }) {
  const { byReason, byDifference } = counted;
  return (
    <Card className="min-w-0 px-4 py-3">
      <section aria-labelledby="next-questions">
        <h2 id="next-questions" className="text-lg">
          Next questions
        </h2>
        {byReason.length === 0 ? (
          <p className="py-3 text-ink-muted">None were given in this period.</p>
        ) : (
          <>
            <p className="mt-1 mb-4">{verdictOn(counted)}</p>
            <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
              <Shares
                title="Why they were given"
                rows={byReason.map(({ reason, ...counts }) => ({
                  name: reasonNames[reason],
                  counts,
                }))}
              />
              <Shares
                title="New ones, by rating against the user’s"
                rows={byDifference.map(({ difference, ...counts }) => ({
                  name: differenceName(difference),
                  counts,
                }))}
              />
            </div>
          </>
        )}
      </section>
    </Card>
  );
}

interface SharesProps {
  title: string;
  rows: { name: string; counts: Counts }[];
}

function Shares({ title, rows }: SharesProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-medium font-sans text-sm">{title}</h3>
      <ul className="space-y-3 text-sm">
        {rows.map(({ name, counts }) => (
          <li key={name}>
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>{name}</span>
              <span className="text-ink-muted tabular-nums">
                {counts.served.toLocaleString('en-US')} given, {rightText(counts)}
              </span>
            </div>
            <ShareBar {...counts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The text above says the same. */
function ShareBar({ answered, rightAnswers }: Counts) {
  return (
    <svg aria-hidden="true" width="100%" height="6" className="mt-1 block text-accent">
      <rect width="100%" height="6" rx="2" className="fill-rule" />
      <rect
        width={`${answered === 0 ? 0 : (100 * rightAnswers) / answered}%`}
        height="6"
        rx="2"
        className="fill-current"
      />
    </svg>
  );
}
