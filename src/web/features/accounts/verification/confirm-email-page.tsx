import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ConfirmingScreen } from '../../../components/confirming-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';
import { currentUserQuery } from '../../../queries/current-user.ts';

/** The page behind the link in a verification email. */
export function ConfirmEmailPage() {
  const { mutate, error } = useRedeem();
  const retry = useLinkToken(mutate);
  return (
    <ConfirmingScreen
      error={error && (isVerified(error) || isRefused(error)) ? null : error}
      note="Your link hasn't been used."
      onRetry={retry}
    />
  );
}

function useRedeem() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = (path: string) => navigate(path, { replace: true });
  return useMutation({
    mutationFn: (token: string) => api.call('POST /api/verify-email', { body: { token } }),
    onSuccess: async () => {
      const { queryKey } = currentUserQuery(api);
      if (queries.getQueryData(queryKey)) await queries.invalidateQueries({ queryKey });
      await leave('/email-verified');
    },
    onError: async (error) => {
      if (isVerified(error)) await leave('/email-verified');
      else if (isRefused(error)) await leave('/email-verification-failed');
    },
  });
}

/** The link was opened again, after it had worked. */
function isVerified(error: Error): boolean {
  return error instanceof ApiError && error.code === 'ALREADY_VERIFIED';
}

/** Other errors don't mean that the link is bad. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 400;
}
