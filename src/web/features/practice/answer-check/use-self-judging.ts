import { useMutation } from '@tanstack/react-query';
import type { AnswerCheck, SelfJudgment } from '#shared/contracts/answer-check.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import type { AnswerTime } from './active-clock.ts';
import type { AnswerEvents } from './use-answer-check.ts';
import { useKnowsTopic } from './use-knows-topic.ts';

interface Judged {
  answer: string;
  verdict: SelfJudgment['verdict'];
  time: AnswerTime | null;
}

/** Shows what to compare an answer with, then keeps the learner's own verdict. */
export function useSelfJudging(id: number, mode: AnswerCheck['mode'], events: AnswerEvents) {
  const { onAnswer, onJudged, onKnown, onStatus } = events;
  const api = useApi();
  const onError = useSessionCheck();
  const params = { id };
  const knowsTopic = useKnowsTopic(id);
  const compare = useMutation({
    mutationFn: (answer: string) =>
      api.call('POST /api/questions/:id/comparison', { params, body: { answer } }),
    onError,
  });
  const judge = useMutation({
    mutationFn: ({ time, ...judged }: Judged) =>
      api.call('POST /api/questions/:id/self-judgment', {
        params,
        body: {
          ...judged,
          ...time,
          ...(mode !== 'browse' && { mode }),
          ...(knowsTopic() && { via: 'topic' }),
        },
      }),
    onSuccess: (judgment, { answer, verdict }) => {
      onAnswer(answer, verdict, []);
      onJudged?.(judgment);
      onKnown(compare.data?.number ?? null);
      onStatus(judgment.status);
    },
    onError,
  });
  return { compare, judge };
}
