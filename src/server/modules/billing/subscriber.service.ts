import type {
  Subscriber,
  SubscriberQuery,
  SubscriptionSummary,
} from '#shared/contracts/subscription.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../db/client.ts';
import { createSubscriberRepository } from './subscriber.repository.ts';

export type SubscriberService = ReturnType<typeof createSubscriberService>;

/** Subscribers, for administrators. */
export function createSubscriberService(db: Database) {
  const repository = createSubscriberRepository(db);
  return {
    async list(query: SubscriberQuery): Promise<{ total: number; subscribers: Subscriber[] }> {
      const { rows, total } = await repository.list(query, rowsOfPage(query));
      return { total, subscribers: rows.map(present) };
    },

    summary: (): Promise<SubscriptionSummary> => repository.summary(),

    countWithin: repository.countWithin,
    revenueAtEndOf: repository.revenueAtEndOf,
  };
}

type Row = Awaited<
  ReturnType<ReturnType<typeof createSubscriberRepository>['list']>
>['rows'][number];

function present({ trialEnd, currentPeriodEnd, endedAt, createdAt, ...row }: Row): Subscriber {
  return {
    ...row,
    trialEnd: trialEnd?.toISOString() ?? null,
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
