import { useState } from 'react';
import { useToast } from '../../../lib/toast.ts';

const defaultReason = 'An error occurred while processing your payment';

/** Shows why a payment failed, in the form and as a toast. */
export function usePaymentFailure() {
  const notify = useToast();
  const [failure, setFailure] = useState('');
  return {
    failure,
    clear: () => setFailure(''),
    /** With the provider's reason, if it gave one. */
    show: (reason: string | undefined, { isFieldError = false } = {}) => {
      const description = reason || defaultReason;
      setFailure(isFieldError ? '' : description);
      notify({ title: 'Payment Failed', description, tone: 'destructive' });
    },
  };
}
