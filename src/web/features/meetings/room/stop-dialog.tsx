import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { cacheMeeting } from '../../../queries/meetings.ts';

interface StopDialogProps {
  meeting: MeetingState;
  flush: () => Promise<unknown>;
}

/** Ends a half before its time. */
export function StopDialog({ meeting: { id, half }, flush }: StopDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const stop = useMutation({
    mutationFn: async () => {
      await flush();
      return api.call('POST /api/meetings/:id/stop', { params: { id }, body: { half } });
    },
    onSuccess: (meeting) => cacheMeeting(queries, meeting),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        End this half
      </Button>
      <ConfirmDialog
        title="End this half?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Keep going"
        confirmLabel="End this half"
        isPending={stop.isPending}
        error={stop.error}
        onConfirm={() => stop.mutate()}
      >
        The clock stops for both of you, and you give each other feedback.
      </ConfirmDialog>
    </>
  );
}
