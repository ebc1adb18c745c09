import type { Plan, PlannedDay } from '#shared/contracts/plan.ts';
import { droppedText } from './dropped.ts';
import { shortDay, type Work } from './plan-words.ts';

const columns = [
  { kind: 'reviews', name: 'Reviews' },
  { kind: 'drills', name: 'Drills' },
  { kind: 'questions', name: 'New questions' },
] as const;

interface PastDay extends PlannedDay {
  done: Work;
}

/** What was done of what was planned, the latest day first. */
export function PastDays({ plan: { days, today } }: { plan: Plan }) {
  const past: PastDay[] = days
    .flatMap((day) => (day.date < today && day.done ? [{ ...day, done: day.done }] : []))
    .reverse();
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Planned and done</h2>
      {past.length === 0 ? (
        <p className="text-ink-muted">From tomorrow on, you will see here how it went.</p>
      ) : (
        <>
          <p className="mb-3 text-ink-muted">{droppedText(past)}</p>
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Done of what was planned, by day</caption>
            <thead className="text-ink-muted">
              <tr className="border-rule border-b">
                <th scope="col" className="py-1.5 text-left align-bottom font-medium">
                  Day
                </th>
                {columns.map(({ kind, name }) => (
                  <th
                    key={kind}
                    scope="col"
                    className="w-1/4 py-1.5 pl-2.5 text-left align-bottom font-medium"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {past.map((day) => (
                <tr key={day.date} className="border-rule border-b last:border-b-0">
                  <th scope="row" className="whitespace-nowrap py-1.5 text-left font-normal">
                    {shortDay(day.date)}
                  </th>
                  {columns.map(({ kind }) => (
                    <td key={kind} className="py-1.5 pl-2.5">
                      <Share done={day.done[kind]} of={day[kind]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** The bar shows what the text says. */
function Share({ done, of }: { done: number; of: number }) {
  if (of === 0 && done === 0) return <span className="text-ink-muted">none</span>;
  return (
    <>
      {of === 0 ? `${done} extra` : `${done} of ${of}`}
      <svg aria-hidden="true" width="100%" height="4" className="mt-0.5 block text-accent">
        <rect width="100%" height="4" rx="2" className="fill-rule" />
        <rect
          width={`${of === 0 ? 100 : Math.min(100, (100 * done) / of)}%`}
          height="4"
          rx="2"
          className="fill-current"
        />
      </svg>
    </>
  );
}
