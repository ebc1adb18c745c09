import { useQuery } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import { PremiumBenefits } from '../../../components/premium-benefits.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { demoNotice } from '../../../lib/demo-subscription.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useDemoNotice } from '../../../lib/use-demo-notice.ts';
import { useNoteSessionEndOf } from '../../../queries/session-changes.ts';
import { paymentConfigQuery, subscriptionQuery } from '../../../queries/subscriptions.ts';
import { Section } from './section.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

export function SubscriptionTab() {
  const { data: config, error, refetch } = useQuery(paymentConfigQuery(useApi()));
  return (
    <Section title="Subscription" text="For premium questions and their solutions.">
      {config && <OwnSubscription config={config} />}
      {!config && !error && <Loading />}
      {error && <CouldNotLoad error={error} onRetry={() => void refetch()} />}
    </Section>
  );
}

function OwnSubscription({ config }: { config: PaymentConfig }) {
  const { data, error, refetch } = useQuery(subscriptionQuery(useApi(), config.mode));
  useNoteSessionEndOf(error);
  useDemoNotice(data?.demoReason ? demoNotice : null);
  const retry = () => void refetch();
  if (error) return <CouldNotLoad error={error} onRetry={retry} />;
  if (!data) return <Loading />;
  if (!data.answer) return <NoSubscription />;
  return (
    <SubscriptionCard
      mode={config.mode}
      subscription={data.answer}
      demoReason={data.demoReason}
      onRetry={retry}
    />
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading your subscription…</span>
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

function CouldNotLoad({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <RetryNotice
      title="Your subscription could not be loaded."
      text={failureText(error, 'Please try again in a moment.')}
      onRetry={onRetry}
    />
  );
}

function NoSubscription() {
  return (
    <>
      <p className="mb-5">You have no subscription. Subscribers get:</p>
      <PremiumBenefits />
      <div className="mt-7">
        <ButtonLink to="/subscription" size="medium">
          Subscribe
        </ButtonLink>
      </div>
    </>
  );
}
