import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { cacheMeeting } from '../../../queries/meetings.ts';

interface LeaveRoomProps {
  meeting: MeetingState;
  flush: () => Promise<unknown>;
}

/** Ends the meeting for both. To come back later, people just close the tab. */
export function LeaveRoom({ meeting: { id, phase }, flush }: LeaveRoomProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: async () => {
      await flush();
      return api.call('POST /api/meetings/:id/finish', { params: { id } });
    },
    onSuccess: (meeting) => cacheMeeting(queries, meeting),
  });
  const isWaiting = phase === 'waiting';
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {isWaiting ? 'Close the room' : 'End the interview'}
      </Button>
      <ConfirmDialog
        title={isWaiting ? 'Close the room?' : 'End the interview?'}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Stay"
        confirmLabel={isWaiting ? 'Close the room' : 'End the interview'}
        variant="danger"
        isPending={leave.isPending}
        error={leave.error}
        onConfirm={() => leave.mutate()}
      >
        {isWaiting
          ? 'The link stops working.'
          : 'This ends it for both of you. What you have done so far is in your reports. To come back later, just close this tab instead.'}
      </ConfirmDialog>
    </>
  );
}
