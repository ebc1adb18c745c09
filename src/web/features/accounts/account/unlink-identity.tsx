import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Identity } from '#shared/contracts/identity.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';

interface UnlinkIdentityProps {
  identity: Identity;
  /** The account has no other way to sign in. */
  isBlocked: boolean;
}

export function UnlinkIdentity({ identity: { id, name }, isBlocked }: UnlinkIdentityProps) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const unlink = useMutation({
    mutationFn: () => api.call('DELETE /api/user/identities/:id', { params: { id } }),
    onSuccess: () =>
      notify({
        title: `${name} unlinked`,
        description: `You can no longer sign in with ${name}.`,
        tone: 'success',
      }),
    onError: (error) => reportFailure(`Failed to unlink ${name}`, error),
    // Also after a failure: it may have been unlinked elsewhere.
    onSettled: () => queries.invalidateQueries(signInMethodsQuery(api)),
  });
  return (
    <Button
      variant="secondary"
      aria-label={`Unlink ${name}`}
      disabled={isBlocked || unlink.isPending}
      onClick={() => unlink.mutate()}
    >
      Unlink
    </Button>
  );
}
