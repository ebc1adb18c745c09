import { useMutation } from '@tanstack/react-query';
import type { PendingIdentity } from '#shared/contracts/identity.ts';
import type { User } from '#shared/contracts/user.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

interface LinkIdentityProps {
  identity: PendingIdentity;
  user: User;
  onLeave: (to: string) => void;
}

/** Asks first: someone else may have used this browser before. */
export function LinkIdentity({ identity, user, onLeave }: LinkIdentityProps) {
  const { provider, email, returnTo } = identity;
  const api = useApi();
  const notify = useToast();
  const checkSession = useSessionCheck();
  const link = useMutation({
    mutationFn: () => api.call('POST /api/pending-identity/link'),
    onSuccess: () => {
      notify({
        title: `${provider.name} linked`,
        description: `You can now sign in with ${provider.name}.`,
        tone: 'success',
      });
      onLeave(returnTo);
    },
    onError: checkSession,
  });
  return (
    <MessageScreen
      title={`Link ${provider.name} to your account?`}
      takesFocus
      actions={
        <>
          <Button size="medium" disabled={link.isPending} onClick={() => link.mutate()}>
            Link accounts
          </Button>
          <Button variant="secondary" size="medium" onClick={() => onLeave(returnTo)}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        You are signed in as <strong className="break-words text-ink">{user.username}</strong>.
        Anyone who can sign in at {provider.name}
        {email !== null && (
          <>
            {' '}
            as <strong className="break-words text-ink">{email}</strong>
          </>
        )}{' '}
        will be able to sign in to this account.
      </p>
      <FailureNotice error={link.error} />
    </MessageScreen>
  );
}
