import { useMutation } from '@tanstack/react-query';
import type { CallParts } from '../../lib/api-call.ts';
import { useApi } from '../../lib/app-context.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';

export interface AnswerEvents {
  /** An answer was judged. */
  onAnswer: (answer: string, isRight: boolean) => void;
  /** The reader knows the answer now. */
  onKnown: (value: number) => void;
  /** The new status of the question, for signed-in users. */
  onStatus: (status: 'attempted' | 'solved') => void;
  /** The reader submitted the right answer again, to go on. */
  onContinue: () => void;
}

type GivenAttempt = CallParts<'POST /api/questions/:id/answer'>['body'];

export function useAnswerCheck(questionId: number, events: AnswerEvents) {
  const { onAnswer, onKnown, onStatus } = events;
  const api = useApi();
  const onError = useNoteSessionEnd();
  const params = { id: questionId };
  const check = useMutation({
    mutationFn: (body: GivenAttempt) =>
      api.call('POST /api/questions/:id/answer', { params, body }),
    onSuccess: ({ verdict, number }, { answer }) => {
      onAnswer(answer, verdict === 'right');
      if (number !== null) onKnown(number);
      onStatus(verdict === 'right' ? 'solved' : 'attempted');
    },
    onError,
  });
  const reveal = useMutation({
    mutationFn: () => api.call('POST /api/questions/:id/answer/reveal', { params }),
    onSuccess: ({ number }) => {
      onKnown(number);
      onStatus('attempted');
    },
    onError,
  });
  return { check, reveal };
}
