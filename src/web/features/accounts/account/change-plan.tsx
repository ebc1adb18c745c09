import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentConfig, SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { formatPrice, planNames } from '#shared/domain/prices.ts';
import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { pricesQuery, subscriptionQuery } from '../../../queries/subscriptions.ts';
import { planChangeText } from './plan-change-text.ts';

interface ChangePlanProps {
  mode: PaymentConfig['mode'];
  subscription: SubscriptionDetails;
}

/** Hidden when the price is unknown. */
export function ChangePlan({ mode, subscription }: ChangePlanProps) {
  const { data } = useQuery(pricesQuery(useApi(), mode));
  const [isAsking, setAsking] = useState(false);
  const changing = usePlanChange(mode, () => setAsking(false));
  if (!data || data.demoReason || !isActiveStatus(subscription.status)) return null;
  const plan = subscription.plan === 'annual' ? 'monthly' : 'annual';
  const name = planNames[plan].toLowerCase();
  const { id, amount } = data.answer[plan];
  function ask() {
    changing.reset();
    setAsking(true);
  }
  return (
    <>
      <Button variant="secondary" size="medium" onClick={ask}>
        Switch to {name}
      </Button>
      <ConfirmDialog
        title={`Switch to the ${name} plan?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel={`Keep ${planNames[subscription.plan].toLowerCase()}`}
        confirmLabel={`Switch to ${name}`}
        isPending={changing.isPending}
        error={changing.error}
        onConfirm={() => changing.mutate(id)}
      >
        {planChangeText(subscription, { plan, amount })}
      </ConfirmDialog>
    </>
  );
}

function usePlanChange(mode: PaymentConfig['mode'], onDone: () => void) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  return useMutation({
    mutationFn: (priceId: string) =>
      api.call('POST /api/subscriptions/change-plan', { body: { priceId } }),
    onSuccess: (answer) => {
      const { queryKey } = subscriptionQuery(api, mode);
      queries.setQueryData(queryKey, { answer, demoReason: null });
      onDone();
      const { plan, amount, currency } = answer;
      notify({
        title: 'Plan changed',
        description: `Your new price is ${formatPrice(plan, amount, currency)}.`,
        tone: 'success',
      });
    },
    onError: checkSession,
  });
}
