import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../lib/failure-text.ts';
import { useToast } from '../lib/toast.ts';
import { useNoteSessionEnd } from './session-changes.ts';

/** Makes or revokes a link to something of the user's own. */
export function useShareChange(
  send: () => Promise<unknown>,
  noteChange: (queries: QueryClient) => unknown,
) {
  const queries = useQueryClient();
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  return useMutation({
    mutationFn: send,
    onSuccess: () => noteChange(queries),
    onError: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'Sharing was not changed',
        description: failureText(error, 'Please try again.'),
        tone: 'destructive',
      });
    },
  });
}
