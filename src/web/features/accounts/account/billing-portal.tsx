import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useNoteSessionEnd } from '../../../queries/session-changes.ts';

/** Opens the provider's portal. Its URL works once, so it is requested on click. */
export function BillingPortal() {
  const api = useApi();
  const noteSessionEnd = useNoteSessionEnd();
  const opening = useMutation({
    mutationFn: () => api.call('POST /api/subscriptions/portal'),
    onSuccess: ({ url }) => location.assign(url),
    onError: noteSessionEnd,
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
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {opening.error &&
          failureText(opening.error, "The page couldn't be opened. Please try again.")}
      </p>
    </>
  );
}
