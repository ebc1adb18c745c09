import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Answer } from '#shared/contracts/auth.ts';
import { Button } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { failureText } from '../../lib/failure-text.ts';

/** Where the link of a mail leads. It is redeemed from here, since mail scanners open links too. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const redeem = useRedeem(token);
  const { mutate } = redeem;
  const redeemed = useRef('');
  useEffect(() => {
    // A link works once: a second try would call the first one's success a failure.
    if (redeemed.current === token) return;
    redeemed.current = token;
    mutate();
  }, [mutate, token]);

  if (redeem.error && !isRefused(redeem.error)) {
    return (
      <MessageScreen
        title="Not confirmed yet"
        takesFocus
        actions={
          <Button size="medium" onClick={() => mutate()}>
            Try again
          </Button>
        }
      >
        <p>{failureText(redeem.error, 'The site did not answer as it should.')}</p>
        <p>Your link has not been used.</p>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen title="Confirming your email address">
      <div className="needs-scripts flex items-center gap-3">
        <Spinner label="Confirming your email address…" />
        <p>One moment, please.</p>
      </div>
      <noscript>
        <p>
          Confirming an address needs scripts. Please allow them for this site and reload the page,
          or open the link in another browser.
        </p>
      </noscript>
    </MessageScreen>
  );
}

function useRedeem(token: string) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = (path: string) => navigate(path, { replace: true });
  return useMutation({
    mutationFn: () => api.post<Answer>('/api/verify-email', { token }),
    onSuccess: async () => {
      const { queryKey } = currentUserQuery(api);
      if (queries.getQueryData(queryKey)) await queries.invalidateQueries({ queryKey });
      await leave('/email-verified');
    },
    onError: async (error) => {
      if (isRefused(error)) await leave('/email-verification-failed');
    },
  });
}

/** Other failures say nothing about the link. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 400;
}
