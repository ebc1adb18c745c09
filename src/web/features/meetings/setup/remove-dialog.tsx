import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MeetingList } from '#shared/contracts/meeting.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { refreshMeetings } from '../../../queries/meetings.ts';

interface RemoveDialogProps {
  /** Null: closed. */
  meeting: MeetingList['meetings'][number] | null;
  onClose: () => void;
}

/** Asks before a room is taken off the list. */
export function RemoveDialog({ meeting, onClose }: RemoveDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => api.call('DELETE /api/meetings/:id', { params: { id } }),
    onSuccess: async () => {
      await refreshMeetings(queries);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Remove this room?"
      isOpen={meeting !== null}
      onClose={onClose}
      cancelLabel="Keep it"
      confirmLabel="Remove"
      variant="danger"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => meeting && remove.mutate(meeting.id)}
    >
      {meeting && meeting.phase !== 'finished' && 'It is still open, so this closes it. '}
      {meeting?.other
        ? `You lose your report. ${meeting.other.name} keeps theirs, without your name.`
        : 'Its link stops working.'}
    </ConfirmDialog>
  );
}
