import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import {
  forgetAnsweredHere,
  readAnsweredHere,
  useAnsweredHere,
} from '../../../lib/answered-here.ts';
import { useApi } from '../../../lib/app-context.ts';
import { forgetRunsHere, readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';
import { isToKeepFor, wishToKeep } from '../../../lib/keep-wish.ts';
import { useToast } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../../queries/current-user.ts';
import { refreshDrills } from '../../../queries/drills.ts';
import { progressKey } from '../../../queries/progress.ts';
import { questionsKey } from '../../../queries/questions.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { type CarriedCounts, carriedText, carryOverQuestion } from './carry-over-texts.ts';

/**
 * Offers to keep what a user did in this browser before signing in, until they decide. Who created
 * the account for that is not asked.
 */
export default function CarryOver({ userId }: { userId: number }) {
  const answers = useAnsweredHere();
  const runs = useRunsHere();
  const [isWished, setWished] = useState(() => isToKeepFor(userId));
  const keep = useCarryOver({ isWished });
  const keepWished = useEffectEvent(() => {
    // It counts once, and for nobody else who signs in here.
    wishToKeep(false);
    if (isWished) keep.mutate(undefined, { onError: () => setWished(false) });
  });
  useEffect(() => keepWished(), []);
  if (isWished) return <Kept kept={keep.data} />;
  if (answers + runs === 0) return null;

  function forget(): void {
    forgetAnsweredHere();
    forgetRunsHere();
  }

  return (
    <Bar>
      <p className="font-medium">{carryOverQuestion({ answers, runs })}</p>
      <div className="flex gap-3">
        <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
          Keep
        </Button>
        <Button variant="secondary" disabled={keep.isPending} onClick={forget}>
          No, thanks
        </Button>
      </div>
    </Bar>
  );
}

function Bar({ children }: { children: React.ReactNode }) {
  return (
    <section aria-label="Your answers in this browser" className="no-print bg-accent-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        {children}
      </div>
    </section>
  );
}

/** Says so on the page where it happened: a toast would replace the welcome. */
function Kept({ kept }: { kept: CarriedCounts | undefined }) {
  const { pathname } = useLocation();
  const [keptAt, setKeptAt] = useState<string | null>(null);
  if (kept && keptAt === null) setKeptAt(pathname);
  const isShown = kept && kept.answers + kept.runs > 0 && keptAt === pathname;
  return (
    <div role="status">
      {isShown && (
        <Bar>
          <p className="font-medium">Progress kept: {carriedText(kept)}</p>
        </Bar>
      )}
    </div>
  );
}

function useCarryOver({ isWished }: { isWished: boolean }) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const reportFailure = useReportFailure();

  async function carryAnswers(): Promise<number> {
    const answers = readAnsweredHere().map(({ isRight: _, ...answered }) => answered);
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
      if (isWished) return;
      notify({ title: 'Progress kept', description: carriedText(kept), tone: 'success' });
    },
    onError: (error) => reportFailure('Your answers could not be kept', error),
  });
}
