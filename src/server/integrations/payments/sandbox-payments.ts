import { randomBytes } from 'node:crypto';
import { periodEnd } from '#shared/domain/prices.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import type { CardOutcome, Payments, ProviderSubscription } from './payments.ts';
import { createSandboxRepository, type SandboxFacts } from './sandbox.repository.ts';
import { judgeCard } from './sandbox-cards.ts';
import { sandboxPrice, sandboxPrices } from './sandbox-prices.ts';
import { stateAt } from './sandbox-subscription.ts';

interface SandboxDeps {
  inTransaction: RunInTransaction;
  now: () => Date;
}

type Change = Partial<Omit<SandboxFacts, 'id'>>;

const day = 24 * 60 * 60 * 1000;
const customerPrefix = 'cus_sandbox_';
const random = () => randomBytes(18).toString('base64url');

/** A provider in our own database that takes only test cards and charges nothing. */
export function createSandboxPayments({ inTransaction, now }: SandboxDeps) {
  /** Serializes changes; ended subscriptions do not change. */
  function change<T>(
    id: string,
    decide: (standing: ProviderSubscription, facts: SandboxFacts) => { change: Change; result: T },
  ): Promise<T> {
    return inTransaction(async ({ db }) => {
      const repository = createSandboxRepository(db);
      const facts = await repository.lock(id);
      if (!facts) throw new Error(`The sandbox has no subscription ${id}`);
      const standing = stateAt(facts, now());
      const { change: changed, result } = decide(standing, facts);
      if (standing.endedAt === null && Object.keys(changed).length > 0) {
        await repository.update(id, changed);
      }
      return result;
    });
  }

  async function changeAndRead(
    id: string,
    decide: (standing: ProviderSubscription) => Change,
  ): Promise<ProviderSubscription> {
    await change(id, (standing) => ({ change: decide(standing), result: null }));
    return requireSubscription(await readSubscription(id));
  }

  function readSubscription(id: string): Promise<ProviderSubscription | null> {
    return inTransaction(async ({ db }) => {
      const facts = await createSandboxRepository(db).find(id);
      return facts && stateAt(facts, now());
    });
  }

  return {
    provider: 'sandbox',
    publishableKey: null,
    listPrices: async () => sandboxPrices,
    createCustomer: async ({ userId }) => `${customerPrefix}${userId}`,
    findUserOf: async (customerId) => Number(customerId.slice(customerPrefix.length)) || null,

    createSubscription: ({ customerId, priceId, trialDays, attempt }) =>
      inTransaction(async ({ db }) => {
        const repository = createSandboxRepository(db);
        const createdAt = now();
        const trialEnd = trialDays > 0 ? new Date(createdAt.getTime() + trialDays * day) : null;
        await repository.insert({
          id: `sub_sandbox_${random()}`,
          customerId,
          attempt,
          priceId: sandboxPrice(priceId).id,
          clientSecret: `sandbox_secret_${random()}`,
          createdAt,
          trialEnd,
          periodAnchor: trialEnd ?? createdAt,
        });
        const facts = await repository.findByAttempt(attempt);
        return requireSubscription(facts && stateAt(facts, now()));
      }),

    readSubscription,

    listSubscriptions: (customerId) =>
      inTransaction(async ({ db }) => {
        const rows = await createSandboxRepository(db).list(customerId);
        return rows.map((facts) => stateAt(facts, now()));
      }),

    // Everyone uses the same few test cards.
    fingerprintOf: async () => null,

    setCancelAtPeriodEnd: (id, cancel) =>
      changeAndRead(id, ({ currentPeriodEnd }) => ({ cancelAt: cancel ? currentPeriodEnd : null })),

    changePrice: (id, priceId) =>
      changeAndRead(id, (standing) => {
        if (standing.priceId === priceId) return {};
        const { plan } = sandboxPrice(priceId);
        if (standing.status === 'trialing') return { priceId };
        const periodAnchor = now();
        const cancelAt = standing.cancelAtPeriodEnd ? periodEnd(periodAnchor, plan) : null;
        return { priceId, periodAnchor, cancelAt };
      }),

    end: (id) => changeAndRead(id, () => ({ endedAt: now() })),

    createPortalUrl: async () => null,
    readEvent: () => null,

    testCards: {
      confirm: (id, card) =>
        change(id, (standing) => {
          const outcome = standing.confirmation ? judgeCard(card, now()) : 'unknown';
          return { change: afterCard(outcome, now()), result: outcome };
        }),

      authenticate: (id, approve) =>
        change(id, (_standing, { isAuthenticationAsked }) => {
          const answer = approve ? 'succeeded' : 'not_authenticated';
          const outcome: CardOutcome = isAuthenticationAsked ? answer : 'nothing_asked';
          return { change: afterCard(outcome, now()), result: outcome };
        }),
    },
  } satisfies Payments;
}

function afterCard(outcome: CardOutcome, now: Date): Change {
  const isAuthenticationAsked = outcome === 'requires_action';
  return outcome === 'succeeded'
    ? { isAuthenticationAsked, confirmedAt: now }
    : { isAuthenticationAsked };
}

function requireSubscription(standing: ProviderSubscription | null): ProviderSubscription {
  if (!standing) throw new Error('The sandbox subscription is missing');
  return standing;
}
