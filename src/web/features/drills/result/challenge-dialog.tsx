import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { duelDays } from '#shared/domain/drills.ts';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { rememberDuel } from '../../../lib/duels-here.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';
import NameField from '../duel/name-field.tsx';

interface ChallengeDialogProps {
  runId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates the link to a duel on the items of this run. */
export function ChallengeDialog({ runId, isOpen, onClose }: ChallengeDialogProps) {
  const api = useApi();
  const origin = useOrigin();
  const { data: user } = useCurrentUser();
  const [name, setName] = useState('');
  const challenge = useMutation({
    mutationFn: () =>
      api.call('POST /api/drills/duels', { body: { runId, name: user ? null : name.trim() } }),
    onSuccess: ({ token }) => {
      if (!user) rememberDuel({ token, run: runId });
    },
  });
  const token = challenge.data?.token;
  return (
    <Dialog title="Challenge someone" isOpen={isOpen} onClose={onClose}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          challenge.mutate();
        }}
      >
        <p className="mt-3 mb-5 text-ink-muted">
          Anyone who opens the link gets the same items. You can compare results for {duelDays}{' '}
          days.
        </p>
        {token !== undefined && <ShareLink url={`${origin}/drills/duel?token=${token}`} />}
        {token === undefined && !user && <NameField name={name} onChange={setName} />}
        <FailureNotice
          error={challenge.error}
          fallback="The link could not be created."
          className="mb-4"
        />
        <FormButtons cancelLabel="Close" onCancel={onClose}>
          {token === undefined && (
            <Button
              type="submit"
              size="medium"
              disabled={challenge.isPending || (!user && name.trim() === '')}
            >
              Create link
            </Button>
          )}
        </FormButtons>
      </form>
    </Dialog>
  );
}
