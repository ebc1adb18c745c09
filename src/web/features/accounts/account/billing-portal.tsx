import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

/** Opens the provider's portal. Its URL works once, so it is requested on click. */
export function BillingPortal() {
  const api = useApi();
  const checkSession = useSessionCheck();
  const opening = useMutation({
    mutationFn: () => api.call('POST /api/subscriptions/portal'),
    onSuccess: ({ url }) => location.assign(url),
    onError: checkSession,
  });
  return (
    <>
      <Button
        variant="secondary"
        size="medium"
        disabled={opening.isPending}
        onClick={() => opening.mutate()}
      >
        Invoices and cards
        <ExternalLink className="size-4" aria-hidden="true" />
      </Button>
      <FailureNotice
        error={opening.error}
        fallback="The page couldn't be opened. Please try again."
        className="basis-full"
      />
    </>
  );
}
