import { useQuery } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import { LoadFailed } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { paymentConfigQuery } from '../../../queries/subscriptions.ts';
import { Activated } from './activated.tsx';
import { useNewSubscription } from './use-new-subscription.ts';

export function SuccessPage() {
  const { data: config, error, refetch } = useQuery(paymentConfigQuery(useApi()));
  if (config) return <Outcome config={config} />;
  if (error) return <CouldNotLoad error={error} onRetry={() => void refetch()} />;
  return <Confirming />;
}

function Outcome({ config }: { config: PaymentConfig }) {
  const { subscription, isDemo, error, isWaiting, isLate, isFailed, refetch } = useNewSubscription(
    config.mode,
  );
  if (subscription && !isActiveStatus(subscription.status)) return <NotActive />;
  if (subscription) return <Activated subscription={subscription} isDemo={isDemo} />;
  if (error instanceof ApiError && error.code === 'TRIAL_USED') {
    return <TrialUsed text={error.reason} />;
  }
  if (isWaiting) return <Confirming />;
  if (error) return <CouldNotLoad error={error} onRetry={refetch} />;
  if (isLate) return <Late onRetry={refetch} />;
  return <NoSubscription isFailed={isFailed} />;
}

function Confirming() {
  return (
    <MessageScreen title="Confirming your payment…">
      <p className="flex items-center gap-3">
        <Spinner label="Waiting for confirmation" />
        This takes a few seconds. Please stay on this page.
      </p>
      <noscript>
        <p>This page needs JavaScript. Please enable it for this site.</p>
      </noscript>
    </MessageScreen>
  );
}

function CouldNotLoad({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <MessageScreen title="Your subscription">
      <LoadFailed what="Your subscription" error={error} onRetry={onRetry} />
    </MessageScreen>
  );
}

/** Never asks users who have paid to pay again. */
function Late({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageScreen title="Your payment is still being confirmed">
      <RetryNotice
        title="The payment provider has not confirmed it yet."
        text="There is no need to pay again. Your subscription will start as soon as the payment is confirmed."
        onRetry={onRetry}
      />
    </MessageScreen>
  );
}

function TrialUsed({ text }: { text: string }) {
  return (
    <MessageScreen
      title="Your free trial did not start"
      actions={
        <ButtonLink to="/subscription" size="medium">
          See the plans
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </MessageScreen>
  );
}

function NotActive() {
  return (
    <MessageScreen
      title="Your subscription is not active"
      actions={
        <ButtonLink to="/account?tab=subscription" size="medium">
          Manage your subscription
        </ButtonLink>
      }
    >
      <p>There is a problem with your payment.</p>
    </MessageScreen>
  );
}

function NoSubscription({ isFailed }: { isFailed: boolean }) {
  return (
    <MessageScreen
      title={isFailed ? 'Your payment did not go through' : 'You have no subscription'}
      actions={
        <>
          <ButtonLink to="/subscription" size="medium">
            {isFailed ? 'Try another card' : 'See the plans'}
          </ButtonLink>
          <ButtonLink to="/questions" variant="secondary" size="medium">
            Browse the questions
          </ButtonLink>
        </>
      }
    >
      <p>
        {isFailed
          ? 'Your card was not confirmed. You have not been charged, and no subscription has started.'
          : 'No payment is pending, and you won’t be charged.'}
      </p>
    </MessageScreen>
  );
}
