import type { Plan } from '#shared/contracts/plan.ts';
import { mostMinutes } from '#shared/domain/plans.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { usePlanChange } from './use-plan-change.ts';

/** More than that in a day is nothing to suggest. */
const mostSuggested = 90;

/** With how many minutes a day everything would fit. */
export function MoreMinutes({ plan }: { plan: Plan }) {
  const { minutesForAll } = plan.leftOut;
  if (minutesForAll === null) {
    return (
      <p className="text-ink-muted">
        Not even {mostMinutes} minutes a day would be enough for all, and nobody needs them all.
      </p>
    );
  }
  if (minutesForAll > mostSuggested) {
    return (
      <p className="text-ink-muted">
        All would take {minutesForAll} minutes a day. What fits is time well spent, too.
      </p>
    );
  }
  return <Suggestion plan={plan} minutes={minutesForAll} />;
}

function Suggestion({ plan, minutes }: { plan: Plan; minutes: number }) {
  const api = useApi();
  const notify = useToast();
  const { interviewOn, role, weekdays, wantsMail } = plan;
  const change = usePlanChange(() =>
    api.call('PUT /api/practice/plan', {
      body: { interviewOn, role, weekdays, wantsMail, minutes },
    }),
  );
  return (
    <>
      <p className="mb-3 text-ink-muted">With {minutes} minutes a day, all would fit.</p>
      <Button
        variant="secondary"
        disabled={change.isPending}
        onClick={() =>
          change.mutate(undefined, {
            onSuccess: () => notify({ title: `${minutes} minutes a day it is`, tone: 'success' }),
          })
        }
      >
        Make it {minutes} minutes
      </Button>
    </>
  );
}
