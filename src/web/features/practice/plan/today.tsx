import { Circle, CircleCheck } from 'lucide-react';
import type { PlannedDay } from '#shared/contracts/plan.ts';
import { countOf } from '#shared/domain/count-of.ts';
import { timeInWords } from '#shared/domain/plan-words.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import type { Work } from './plan-words.ts';

const nothing: Work = { reviews: 0, drills: 0, questions: 0 };
const kinds = [
  { kind: 'reviews', noun: 'review' },
  { kind: 'drills', noun: 'drill' },
  { kind: 'questions', noun: 'new question' },
] as const;

/** What is planned, and what is done of it. */
export function Today({ day }: { day: PlannedDay }) {
  const done = day.done ?? nothing;
  const parts = kinds.filter(({ kind }) => day[kind] > 0);
  const isDone = parts.every(({ kind }) => done[kind] >= day[kind]);
  return (
    <section className="min-w-0 border-ink border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">Today</h2>
          <p className="mt-1 text-ink-muted text-sm first-letter:uppercase">
            {parts.length === 0
              ? restingText(day)
              : isDone
                ? 'all done. See you tomorrow.'
                : `${timeInWords(day.minutes)} in all`}
          </p>
        </div>
        {!isDone && (
          <ButtonLink to="/practice" size="large" prefetch="intent">
            Start
          </ButtonLink>
        )}
      </div>
      {parts.length > 0 && (
        <ul className="mt-5 divide-y divide-rule border-rule border-t">
          {parts.map(({ kind, noun }) => (
            <Part key={kind} name={countOf(day[kind], noun)} of={day[kind]} done={done[kind]} />
          ))}
        </ul>
      )}
    </section>
  );
}

function restingText({ phase, effort }: PlannedDay): string {
  if (phase === 'interview') return 'nothing is planned. You are ready.';
  return effort === 'off' ? 'a day off. Enjoy it.' : 'nothing is planned.';
}

interface PartProps {
  name: string;
  of: number;
  done: number;
}

function Part({ name, of, done }: PartProps) {
  const isDone = done >= of;
  return (
    <li className="flex items-center gap-3.5 py-3">
      {isDone ? (
        <CircleCheck className="size-5 shrink-0 text-success" aria-label="Done" />
      ) : (
        <Circle className="size-5 shrink-0 text-ink-muted" aria-label="To do" />
      )}
      <span className={`flex-1 font-medium ${isDone ? 'text-ink-muted' : ''}`}>{name}</span>
      {!isDone && <span className="text-ink-muted text-sm tabular-nums">{done} done</span>}
    </li>
  );
}
