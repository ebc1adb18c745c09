import { useState } from 'react';
import { useToast } from '../../lib/toast.ts';

const unknownReason = 'An error occurred while processing your payment';

/** Says in the form and as a toast why a payment came to nothing. */
export function usePaymentFailure() {
  const notify = useToast();
  const [failure, setFailure] = useState('');
  return {
    failure,
    clear: () => setFailure(''),
    /** With the provider's words, where it has any. */
    tell: (reason: string | undefined, { isSaidAtField = false } = {}) => {
      const description = reason || unknownReason;
      setFailure(isSaidAtField ? '' : description);
      notify({ title: 'Payment Failed', description, tone: 'destructive' });
    },
  };
}
