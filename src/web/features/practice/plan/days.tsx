import { useId, useState } from 'react';
import type { Plan } from '#shared/contracts/plan.ts';
import { timeInWords, workInWords } from '#shared/domain/plan-words.ts';
import { Button } from '../../../components/ui/button.tsx';
import { DayRow } from './day-row.tsx';
import { monthDay } from './plan-words.ts';
import { weeksOf } from './weeks.ts';

const mostAtFirst = 14;

/** From today to the interview: the next two weeks by day, the rest by week. */
export function Days({ plan }: { plan: Plan }) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const days = plan.days.filter(({ date }) => date >= plan.today);
  const shown = showsAll ? days : days.slice(0, mostAtFirst);
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="text-xl">The days</h2>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        Make any of them full, easy (half the time) or a day off: the others are laid out anew.
      </p>
      <ol id={id} className="divide-y divide-rule border-rule border-t">
        {shown.map((day) => (
          <DayRow key={day.date} day={day} plan={plan} />
        ))}
      </ol>
      {!showsAll && <Weeks weeks={weeksOf(days.slice(mostAtFirst))} />}
      {days.length > mostAtFirst && (
        <p className="mt-5">
          <Button
            variant="secondary"
            aria-expanded={showsAll}
            aria-controls={id}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show two weeks' : `Show all ${days.length} days`}
          </Button>
        </p>
      )}
    </section>
  );
}

function Weeks({ weeks }: { weeks: ReturnType<typeof weeksOf> }) {
  if (weeks.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 font-medium font-sans">Then, by week</h3>
      <ol className="divide-y divide-rule border-rule border-t text-sm">
        {weeks.map(({ from, to, minutes, hasInterview, ...work }) => {
          const planned = workInWords(work);
          const parts = [
            ...(planned ? [planned, timeInWords(minutes)] : []),
            ...(hasInterview ? ['your interview'] : []),
          ];
          return (
            <li key={from} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <span className="font-medium">
                {from === to ? monthDay(from) : `${monthDay(from)} to ${monthDay(to)}`}
              </span>
              <span className="text-ink-muted first-letter:uppercase">
                {parts.join(', ') || 'Nothing planned'}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
