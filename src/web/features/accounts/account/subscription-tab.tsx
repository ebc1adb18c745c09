import { useQuery } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PremiumBenefits } from '../../../components/premium-benefits.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { demoNotice } from '../../../lib/demo-subscription.ts';
import { useDemoNotice } from '../../../lib/use-demo-notice.ts';
import { paymentConfigQuery, subscriptionQuery } from '../../../queries/subscriptions.ts';
import { Section } from './section.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

export function SubscriptionTab() {
  const query = useQuery(paymentConfigQuery(useApi()));
  return (
    <Section title="Subscription" text="For premium questions and their solutions.">
      <Loaded query={query} {...shown}>
        {({ mode }) => <OwnSubscription mode={mode} />}
      </Loaded>
    </Section>
  );
}

const shown = { what: 'Your subscription', skeleton: 'h-48 w-full' };

function OwnSubscription({ mode }: Pick<PaymentConfig, 'mode'>) {
  const query = useQuery(subscriptionQuery(useApi(), mode));
  useDemoNotice(query.data?.demoReason ? demoNotice : null);
  return (
    <Loaded query={query} {...shown}>
      {({ answer, demoReason }) =>
        answer ? (
          <SubscriptionCard
            mode={mode}
            subscription={answer}
            demoReason={demoReason}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <NoSubscription />
        )
      }
    </Loaded>
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
