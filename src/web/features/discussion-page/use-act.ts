import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { type Notice, useToast } from '../../lib/toast.ts';
import { useNoteSessionEnd } from '../../queries/session-news.ts';
import { useThread } from './thread-context.ts';

interface Act<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer, input: Input) => void;
  /** What is told; absent: it shows by itself. */
  success?: (answer: Answer, input: Input) => Notice;
  /** The title of what is told where it failed. */
  failure: string;
}

/** Something that somebody does with a thread. The page then shows what the server has. */
export function useAct<Input, Answer>({ run, onDone, success, failure }: Act<Input, Answer>) {
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  const { changes } = useThread();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      if (success) notify({ tone: 'success', ...success(answer, input) });
      changes.refresh();
    },
    onError: (error) => {
      notify({
        title: isSessionEnd(error) ? 'Authentication required' : failure,
        description: failureText(error, 'An unknown error occurred'),
        tone: 'destructive',
      });
      // It may be locked, deleted or changed since the page last asked.
      if (isSessionEnd(error)) noteSessionEnd(error);
      else if (error instanceof ApiError) changes.refresh();
    },
  });
}

function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
