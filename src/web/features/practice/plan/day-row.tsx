import type { Plan, PlannedDay } from '#shared/contracts/plan.ts';
import { timeInWords, workInWords } from '#shared/domain/plan-words.ts';
import { type Effort, weekdayOf } from '#shared/domain/plans.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { EffortSelect } from './effort-select.tsx';
import { longDay, shortDay } from './plan-words.ts';
import { usePlanChange } from './use-plan-change.ts';

interface DayRowProps {
  day: PlannedDay;
  plan: Plan;
}

export function DayRow({ day, plan }: DayRowProps) {
  const { date, phase, minutes } = day;
  const effort = useEffort(day, plan);
  const isOff = effort.current === 'off';
  const work = isOff ? null : workInWords(day);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <span className="font-medium text-sm">
        {date === plan.today ? 'Today' : <time dateTime={date}>{shortDay(date)}</time>}
      </span>
      <span className="col-span-2 row-start-2 text-sm sm:col-span-1 sm:row-start-auto">
        {phase === 'interview' ? (
          'Your interview'
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {work ? (
              <span>
                {work}
                <span className="text-ink-muted">, {timeInWords(minutes)}</span>
              </span>
            ) : (
              <span className="text-ink-muted">{isOff ? 'Day off' : 'Nothing planned'}</span>
            )}
            {!isOff && phase === 'consolidate' && <Badge>Nothing new</Badge>}
            {!isOff && phase === 'light' && <Badge>Light</Badge>}
          </span>
        )}
      </span>
      {phase !== 'interview' && (
        <span className="w-22">
          <EffortSelect
            aria-label={longDay(date)}
            className="h-9! px-2! text-sm!"
            value={effort.current}
            onChoose={effort.change}
          />
        </span>
      )}
    </li>
  );
}

/** Shown before the server knows; it falls back if the server refuses. */
function useEffort({ date, effort }: PlannedDay, { weekdays }: Plan) {
  const api = useApi();
  const change = usePlanChange((chosen: Effort) =>
    api.call('PUT /api/practice/plan/days/:date', {
      params: { date },
      body: { effort: chosen === weekdays[weekdayOf(date)] ? null : chosen },
    }),
  );
  return { current: change.isPending ? change.variables : effort, change: change.mutate };
}
