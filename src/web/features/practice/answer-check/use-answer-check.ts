import { useMutation } from '@tanstack/react-query';
import type {
  AnswerCheck,
  AnswerJudgment,
  RevealedAnswer,
} from '#shared/contracts/answer-check.ts';
import type { AskedPart } from '#shared/contracts/question.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { CallParts } from '../../../lib/api-call.ts';
import { useApi } from '../../../lib/app-context.ts';
import type { Shown } from '../../../queries/questions.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import type { AnswerTime } from './active-clock.ts';
import { useKnowsTopic } from './use-knows-topic.ts';

export interface AnswerEvents {
  /** An answer was judged. With parts: after the answers to those before it. */
  onAnswer: (
    answer: string,
    verdict: AnswerJudgment['verdict'],
    earlier: readonly (string | null)[],
  ) => void;
  /** The same, with the server's full judgment. */
  onJudged?: (judgment: AnswerJudgment) => void;
  /** The answer was revealed. */
  onRevealed?: (revealed: RevealedAnswer) => void;
  /** The reader knows the answer now; null: it is not a number. */
  onKnown: (value: number | null) => void;
  /** The new status of the question; null for visitors. */
  onStatus: (status: QuestionStatus) => void;
  /** The reader submitted the right answer again to continue. */
  onContinue: () => void;
}

/** One of several linked questions. */
export interface OpenPart {
  /** The answers to those before it; null: given up. */
  earlier: readonly (string | null)[];
  /** Since the first of them was shown. */
  readTime: () => AnswerTime | null;
  /** It is answered, and another one is open. Null: it was given up. */
  onNext: (next: AskedPart, answer: string | null, value: string) => void;
}

export function isMiss({ verdict }: AnswerJudgment): boolean {
  return verdict === 'wrong' || verdict === 'close';
}

type GivenAttempt = Omit<
  CallParts<'POST /api/questions/:id/answer'>['body'],
  'mode' | 'via' | 'earlier'
>;

export function useAnswerCheck(
  { id, variant }: Shown,
  mode: AnswerCheck['mode'],
  events: AnswerEvents,
  part: OpenPart | null,
) {
  const { onAnswer, onJudged, onRevealed, onKnown, onStatus } = events;
  const api = useApi();
  const onError = useSessionCheck();
  const params = { id };
  const knowsTopic = useKnowsTopic(id);
  const check = useMutation({
    mutationFn: (given: GivenAttempt) =>
      api.call('POST /api/questions/:id/answer', {
        params,
        body: {
          ...given,
          ...(variant !== null && { variant }),
          ...(mode !== 'browse' && { mode }),
          ...(knowsTopic() && { via: 'topic' }),
          ...(part && { earlier: [...part.earlier] }),
        },
      }),
    onSuccess: (judgment, { answer }) => {
      const { verdict, number, status, next, value } = judgment;
      if (next) {
        onStatus(status);
        return part?.onNext(next, answer, value ?? '');
      }
      onAnswer(answer, verdict, part?.earlier ?? []);
      onJudged?.(judgment);
      if (number !== null) onKnown(number);
      onStatus(status);
    },
    onError,
  });
  const reveal = useMutation({
    mutationFn: () =>
      api.call('POST /api/questions/:id/answer/reveal', {
        params,
        query: {
          ...(variant !== null && { v: variant }),
          ...(knowsTopic() && { via: 'topic' }),
          ...(part && { part: part.earlier.length + 1 }),
        },
      }),
    onSuccess: (revealed) => {
      if (revealed.next) {
        onStatus(revealed.status);
        return part?.onNext(revealed.next, null, revealed.value);
      }
      onRevealed?.(revealed);
      onKnown(revealed.number);
      onStatus(revealed.status);
    },
    onError,
  });
  return { check, reveal };
}
