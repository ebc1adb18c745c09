import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/app-context.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { useTwoStepChange } from './use-two-step-change.ts';

export function NewCodes() {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const { refresh, tellFailure } = useTwoStepChange();
  const renew = useMutation({
    mutationFn: () => api.call('POST /api/user/recovery-codes'),
    onError: tellFailure('Failed to make new recovery codes'),
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  return (
    <>
      <Button variant="secondary" size="medium" onClick={() => setAsking(true)}>
        New recovery codes
      </Button>
      <ConfirmDialog
        title="Make new recovery codes?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Cancel"
        confirmLabel="Make new codes"
        isPending={renew.isPending}
        error={null}
        onConfirm={() => renew.mutate()}
      >
        The old ones will stop working.
      </ConfirmDialog>
      {renew.data && <CodesDialog codes={renew.data.recoveryCodes} onDone={renew.reset} />}
    </>
  );
}
