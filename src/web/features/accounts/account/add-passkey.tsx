import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mostPasskeys } from '#shared/domain/passkeys.ts';
import { CodesDialog } from '../../../components/two-step/codes-dialog.tsx';
import { useTwoStepChange } from '../../../components/two-step/use-two-step-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { createPasskey, isTurnedDown, rememberPasskeyUse } from '../../../lib/passkeys.ts';
import { useToast } from '../../../lib/toast.ts';
import { passkeysQuery } from '../../../queries/passkeys.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

export function AddPasskey({ count }: { count: number }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const { refresh, tell } = useTwoStepChange();
  const add = useMutation({
    mutationFn: async () => {
      const options = await api.call('POST /api/user/passkeys/challenge');
      const body = await createPasskey(options);
      return api.call('POST /api/user/passkeys', { body });
    },
    onSuccess: ({ passkey, recoveryCodes }) => {
      rememberPasskeyUse();
      if (recoveryCodes.length === 0) tell('Passkey added', passkey.name);
      return Promise.all([queries.invalidateQueries(passkeysQuery(api)), refresh()]);
    },
    onError: (error) => {
      checkSession(error);
      if (isTurnedDown(error)) return;
      notify({
        title: 'Failed to add the passkey',
        description: isKnown(error)
          ? 'This device already has a passkey for your account.'
          : failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
  });
  if (add.data && add.data.recoveryCodes.length > 0) {
    const { passkey, recoveryCodes } = add.data;
    const finish = () => {
      add.reset();
      tell('Passkey added', passkey.name);
    };
    return <CodesDialog codes={recoveryCodes} onDone={finish} />;
  }
  if (count >= mostPasskeys) {
    return <p className="text-ink-muted">You can have up to {mostPasskeys} passkeys.</p>;
  }
  return (
    <Button variant="secondary" size="medium" disabled={add.isPending} onClick={() => add.mutate()}>
      Add a passkey
    </Button>
  );
}

/** The error that authenticators report for excluded credentials. */
const isKnown = ({ name }: Error) => name === 'InvalidStateError';
