import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardAct, ReviewQueue } from '#shared/contracts/practice.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { actOnCard, refreshAfterReview, reviewQueueQuery } from '../../../queries/practice.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

/** A due question, with the numbers to ask it with. */
export type Dealt = ReviewQueue['questions'][number];

/** What the learner can do with the queue. The question on screen stays until they move on. */
export function useReviewActs() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const reportFailure = useReportFailure();
  const [done, setDone] = useState<readonly number[]>([]);
  /** Whether each review of this sitting went right. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [lastReviewed, setLastReviewed] = useState<Dealt | null>(null);
  /** Kept on screen whatever the queue says. `time` changes when the question is asked again. */
  const [pinned, setPinned] = useState<{ dealt: Dealt; time: number } | null>(null);
  const refresh = () => queries.invalidateQueries(reviewQueueQuery(api));
  const mutation = useMutation({
    mutationFn: ({ id, act }: { id: number; act: CardAct }) => actOnCard(queries, api, id, act),
    onError: (error) => {
      reportFailure('That did not work', error);
      void refresh();
    },
  });

  const note = (id: number, isRight: boolean) =>
    setOutcomes((before) => new Map(before).set(id, isRight));

  const act = (id: number, body: CardAct) =>
    mutation.mutateAsync({ id, act: body }).then(
      () => {
        if (body.act === 'grade') note(id, body.grade > 1);
        return true;
      },
      () => false,
    );

  /** Called once there is a verdict: the question has left the queue, but not the screen. */
  function noteVerdict(dealt: Dealt, review: { isRight: boolean } | null) {
    setPinned((before) => (before?.dealt.id === dealt.id ? before : { dealt, time: 0 }));
    if (!review) return;
    setLastReviewed(dealt);
    note(dealt.id, review.isRight);
  }

  function goOn(id: number) {
    setDone((ids) => [...ids, id]);
    setPinned(null);
    refreshAfterReview(queries);
    void refresh();
    scrollTo({ top: 0 });
  }

  /** The question leaves the queue without a review. */
  async function setAside(id: number, body: CardAct, title: string) {
    if (!(await act(id, body))) return;
    goOn(id);
    notify({ title, tone: 'success' });
  }

  async function undoLast() {
    if (lastReviewed === null || mutation.isPending) return;
    const dealt = lastReviewed;
    const { id } = dealt;
    setLastReviewed(null);
    if (!(await act(id, { act: 'undo' }))) return;
    setDone((ids) => ids.filter((other) => other !== id));
    setOutcomes((before) => new Map([...before].filter(([other]) => other !== id)));
    setPinned((before) => ({ dealt, time: (before?.time ?? 0) + 1 }));
    void refresh();
    notify({ title: 'The review was undone', tone: 'success' });
  }

  async function resume(id: number) {
    if (!(await act(id, { act: 'resume' }))) return;
    setDone((ids) => ids.filter((other) => other !== id));
    void refresh();
  }

  /** It may not be due, so whatever is on screen stays. */
  async function suspendLeech(id: number) {
    if (!(await act(id, { act: 'suspend' }))) return;
    void refresh();
    notify({ title: 'Suspended', tone: 'success' });
  }

  return {
    done,
    outcomes,
    pinned,
    lastReviewed,
    isPending: mutation.isPending,
    act,
    goOn,
    noteVerdict,
    undoLast: () => void undoLast(),
    postpone: (id: number) => void setAside(id, { act: 'postpone' }, 'Postponed to tomorrow'),
    suspend: (id: number) => void setAside(id, { act: 'suspend' }, 'Suspended'),
    suspendLeech: (id: number) => void suspendLeech(id),
    resume: (id: number) => void resume(id),
  };
}
