import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { type Notice, useToast } from '../../../lib/toast.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { useThread } from './thread-context.ts';

interface ThreadMutation<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer, input: Input) => void;
  /** The toast, unless the page shows the change anyway. */
  success?: (answer: Answer, input: Input) => Notice;
  /** The title of the error toast. */
  failure: string;
}

/** Changes a thread, then refreshes it from the server. */
export function useThreadMutation<Input, Answer>({
  run,
  onDone,
  success,
  failure,
}: ThreadMutation<Input, Answer>) {
  const notify = useToast();
  const tellFailure = useFailureToast();
  const checkSession = useSessionCheck();
  const { changes } = useThread();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      if (success) notify({ tone: 'success', ...success(answer, input) });
      changes.refresh();
    },
    onError: (error) => {
      tellFailure(
        isSessionEnd(error) ? 'Authentication required' : failure,
        error,
        'An unknown error occurred',
      );
      // It may have been locked, deleted or changed since it was fetched.
      if (isSessionEnd(error)) checkSession(error);
      else if (error instanceof ApiError) changes.refresh();
    },
  });
}

function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
