import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { formatCardNumber, formatExpiry, formatSecurityCode } from './card-format.ts';
import { FormattedField } from './formatted-field.tsx';
import { PayButton } from './pay-button.tsx';
import { cardSchema } from './subscription-schemas.ts';
import { TestAuthentication } from './test-authentication.tsx';
import { TestCards } from './test-cards.tsx';
import { usePaymentFailure } from './use-payment-failure.ts';

interface SandboxCardFormProps {
  clientSecret: string;
  charge: string;
}

const noResponse = { reason: undefined, fieldErrors: {} };

/** Looks and works like the real one, but takes only test cards. */
export function SandboxCardForm({ clientSecret, charge }: SandboxCardFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const notify = useToast();
  const checkSession = useSessionCheck();
  const { failure, clear, show } = usePaymentFailure();
  const [isAuthenticating, setAuthenticating] = useState(false);

  function finish() {
    notify({ title: 'Thank you', description: 'Your card was accepted.', tone: 'success' });
    return navigate('/subscription/success');
  }

  function explain(error: Error): void {
    checkSession(error);
    const { reason, fieldErrors } = error instanceof ApiError ? error : noResponse;
    show(reason, { isFieldError: Object.keys(fieldErrors).length > 0 });
  }

  const form = useApiForm({
    schema: cardSchema,
    fields: ['number', 'expiry', 'cvc'],
    send: (card) => {
      clear();
      return api.call('POST /api/subscriptions/sandbox/confirm', {
        body: { ...card, clientSecret },
      });
    },
    onSuccess: ({ status }) => (status === 'succeeded' ? finish() : setAuthenticating(true)),
    onFailure: explain,
  });
  const authentication = useMutation({
    mutationFn: (approve: boolean) =>
      api.call('POST /api/subscriptions/sandbox/authenticate', { body: { clientSecret, approve } }),
    // A toast would be hidden behind the dialog.
    onSettled: () => setAuthenticating(false),
    onSuccess: finish,
    onError: explain,
  });

  return (
    <>
      <TestCards onFill={form.fill} />
      <form method="post" noValidate onSubmit={form.submit}>
        <FormattedField
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          format={formatCardNumber}
          {...form.field('number')}
        />
        <div className="grid grid-cols-2 gap-x-4">
          <FormattedField
            label="Expiration date"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            format={formatExpiry}
            {...form.field('expiry')}
          />
          <FormattedField
            label="Security code"
            autoComplete="cc-csc"
            placeholder="CVC"
            format={formatSecurityCode}
            {...form.field('cvc')}
          />
        </div>
        <TextField label="Name on card (optional)" name="cardholder" autoComplete="cc-name" />
        <PayButton {...form.button} failure={failure} charge={charge} />
      </form>
      <TestAuthentication
        isOpen={isAuthenticating}
        isPending={authentication.isPending}
        onAnswer={(approve) => authentication.mutate(approve)}
      />
    </>
  );
}
