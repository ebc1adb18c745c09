import type { Plan } from '#shared/contracts/plan.ts';
import { CalendarLink } from './calendar-link.tsx';
import { Days } from './days.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { NewQuestions } from './new-questions.tsx';
import { PastDays } from './past-days.tsx';
import { PlanHead } from './plan-head.tsx';
import { Today } from './today.tsx';

const columns = 'mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

export function PlanView({ plan }: { plan: Plan }) {
  const today = plan.days.find(({ date }) => date === plan.today);
  return (
    <>
      <PlanHead plan={plan} />
      {today && (
        <div className={columns}>
          <Today day={today} />
          <NewQuestions plan={plan} phase={today.phase} />
        </div>
      )}
      <div className={columns}>
        {today && <Days plan={plan} />}
        <div className="min-w-0 space-y-12">
          <PastDays plan={plan} />
          {today && <CalendarLink hasFeed={plan.hasFeed} />}
          <DeletePlan />
        </div>
      </div>
    </>
  );
}
