import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActiveSession } from '#shared/contracts/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';
import { sessionsQuery } from '../../queries/sessions.ts';

export function EndSession({ session: { id, device } }: { session: ActiveSession }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  const end = useMutation({
    mutationFn: () => api.call('DELETE /api/user/sessions/:id', { params: { id } }),
    onSuccess: () => notify({ title: 'Session ended', description: device, tone: 'success' }),
    onError: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'Failed to end the session',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
    // After a failure as well: it may have ended elsewhere.
    onSettled: () => queries.invalidateQueries(sessionsQuery(api)),
  });
  return (
    <Button
      variant="secondary"
      aria-label={`End the session on ${device}`}
      disabled={end.isPending}
      onClick={() => end.mutate()}
    >
      End session
    </Button>
  );
}
