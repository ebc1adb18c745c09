import { addMonths } from '#shared/domain/months.ts';
import { monthsIn } from '#shared/domain/prices.ts';
import type { ProviderSubscription } from './payments.ts';
import type { SandboxFacts } from './sandbox.repository.ts';
import { sandboxPrice } from './sandbox-prices.ts';

const day = 24 * 60 * 60 * 1000;

/** The state of a subscription at a moment: trials end and periods renew with time alone. */
export function stateAt(facts: SandboxFacts, now: Date): ProviderSubscription {
  const { plan, amount } = sandboxPrice(facts.priceId);
  const { trialEnd, confirmedAt, clientSecret } = facts;
  const endedAt = endOf(facts, now);
  const isWaiting = confirmedAt === null && endedAt === null;
  return {
    id: facts.id,
    customerId: facts.customerId,
    attempt: facts.attempt,
    status: statusAt(facts, endedAt, now),
    priceId: facts.priceId,
    plan,
    amount,
    paymentConfirmed: confirmedAt !== null,
    paymentMethodId: null,
    currentPeriodEnd: facts.cancelAt ?? periodEndAt(facts, monthsIn[plan], endedAt ?? now),
    cancelAtPeriodEnd: facts.cancelAt !== null,
    trialEnd,
    endedAt,
    confirmation: isWaiting ? { clientSecret, kind: trialEnd ? 'setup' : 'payment' } : null,
  };
}

function statusAt({ trialEnd, confirmedAt }: SandboxFacts, endedAt: Date | null, now: Date) {
  if (endedAt) return confirmedAt || trialEnd ? 'canceled' : 'incomplete_expired';
  if (trialEnd && now < trialEnd) return 'trialing';
  return confirmedAt ? 'active' : 'incomplete';
}

/** Without a card it ends with its trial, or after a day if it has none. */
function endOf(facts: SandboxFacts, now: Date): Date | null {
  const { createdAt, trialEnd, confirmedAt, cancelAt, endedAt } = facts;
  const patienceEnd = trialEnd ?? new Date(createdAt.getTime() + day);
  const end = endedAt ?? cancelAt ?? (confirmedAt ? null : patienceEnd);
  return end && end <= now ? end : null;
}

function periodEndAt({ trialEnd, periodAnchor }: SandboxFacts, months: number, moment: Date): Date {
  if (trialEnd && moment < trialEnd) return trialEnd;
  let periods = 1;
  // Counted from the anchor each time, or a short month would shorten all later periods.
  while (addMonths(periodAnchor, periods * months) <= moment) periods += 1;
  return addMonths(periodAnchor, periods * months);
}
