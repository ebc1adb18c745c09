import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../../queries/current-user.ts';
import { UnverifiedOnly } from './unverified-only.tsx';

export function RequestVerificationPage() {
  return <UnverifiedOnly>{({ email }) => <Request email={email} />}</UnverifiedOnly>;
}

function Request({ email }: { email: string }) {
  const { send, isPending, isSent } = useRequest();
  const recipient = <strong className="break-words text-ink">{email}</strong>;
  return (
    <MessageScreen
      title={isSent ? 'Verification email sent' : 'Request verification'}
      icon={
        isSent ? (
          <MailCheck className="size-10 text-success" aria-hidden="true" />
        ) : (
          <Mail className="size-10" aria-hidden="true" />
        )
      }
      actions={
        <>
          <Button
            size="medium"
            variant={isSent ? 'secondary' : 'primary'}
            disabled={isPending}
            onClick={send}
          >
            {isSent ? 'Send Again' : 'Send Verification Email'}
          </Button>
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        </>
      }
    >
      <div role="status" className="space-y-4">
        {isSent ? (
          <p>A verification email was sent to {recipient}. Don't see it? Check your spam folder.</p>
        ) : (
          <p>
            We'll send a new verification email to {recipient}. Earlier links will stop working.
          </p>
        )}
        <p>The link expires after 24 hours.</p>
      </div>
    </MessageScreen>
  );
}

function useRequest() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const { queryKey } = currentUserQuery(api);
  // A failed second request doesn't undo the first.
  const [isSent, setSent] = useState(false);
  const mutation = useMutation({
    mutationFn: () => api.call('POST /api/resend-verification'),
    onSuccess: () => setSent(true),
    onError: async (error) => {
      if (error instanceof ApiError && [401, 409].includes(error.status)) {
        // Signed out or verified in the meantime: the page shows that.
        return queries.invalidateQueries({ queryKey });
      }
      return notify({
        title: 'Error',
        description: 'Failed to send verification email. Please try again later.',
        tone: 'destructive',
      });
    },
  });
  return { send: () => mutation.mutate(), isPending: mutation.isPending, isSent };
}
