import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import {
  forgetAnsweredHere,
  readAnsweredHere,
  useAnsweredHere,
} from '../../../lib/answered-here.ts';
import { useApi } from '../../../lib/app-context.ts';
import { forgetRunsHere, readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';
import { useToast } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../../queries/current-user.ts';
import { refreshDrills } from '../../../queries/drills.ts';
import { progressKey } from '../../../queries/progress.ts';
import { questionsKey } from '../../../queries/questions.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { carriedText, carryOverQuestion } from './carry-over-texts.ts';

/** Offers to keep what a user did in this browser before signing in, until they decide. */
export default function CarryOver() {
  const answers = useAnsweredHere();
  const runs = useRunsHere();
  const keep = useCarryOver();
  if (answers + runs === 0) return null;

  function forget(): void {
    forgetAnsweredHere();
    forgetRunsHere();
  }

  return (
    <section aria-label="Your answers in this browser" className="no-print bg-accent-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="font-medium">{carryOverQuestion({ answers, runs })}</p>
        <div className="flex gap-3">
          <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
            Keep
          </Button>
          <Button variant="secondary" disabled={keep.isPending} onClick={forget}>
            No, thanks
          </Button>
        </div>
      </div>
    </section>
  );
}

function useCarryOver() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const reportFailure = useReportFailure();

  async function carryAnswers(): Promise<number> {
    const answers = readAnsweredHere().map(({ questionId, answer, explored }) => ({
      questionId,
      answer,
      explored,
    }));
    if (answers.length === 0) return 0;
    const { kept } = await api.call('POST /api/carried-answers', { body: { answers } });
    forgetAnsweredHere();
    for (const queryKey of [questionsKey, progressKey]) {
      void queries.invalidateQueries({ queryKey });
    }
    return kept;
  }

  async function carryRuns(): Promise<number> {
    const runs = readRunsHere().map(({ id }) => id);
    if (runs.length === 0) return 0;
    const { carried } = await api.call('POST /api/drills/carry', { body: { runs } });
    forgetRunsHere();
    void refreshDrills(queries);
    return carried;
  }

  return useMutation({
    // One after the other, so that only what failed is offered again.
    mutationFn: async () => ({ answers: await carryAnswers(), runs: await carryRuns() }),
    onSuccess: (kept) => {
      void queries.invalidateQueries(currentUserQuery(api));
      notify({ title: 'Progress kept', description: carriedText(kept), tone: 'success' });
    },
    onError: (error) => reportFailure('Your answers could not be kept', error),
  });
}
