import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { webhookEvents } from '../../db/tables/billing.ts';

export type EventRow = typeof webhookEvents.$inferSelect;

export function createProviderEventRepository(db: Database) {
  return {
    /** As first stored. */
    async store(event: typeof webhookEvents.$inferInsert): Promise<EventRow> {
      await db.insert(webhookEvents).values(event).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(webhookEvents)
        .where(eq(webhookEvents.eventId, event.eventId));
      if (!row) throw new Error('The event was not stored');
      return row;
    },

    async update(eventId: string, change: Partial<EventRow>): Promise<void> {
      await db.update(webhookEvents).set(change).where(eq(webhookEvents.eventId, eventId));
    },

    listPending(provider: EventRow['provider'], since: Date): Promise<EventRow[]> {
      return db
        .select()
        .from(webhookEvents)
        .where(
          and(
            eq(webhookEvents.provider, provider),
            isNull(webhookEvents.processedAt),
            gt(webhookEvents.receivedAt, since),
          ),
        )
        .orderBy(asc(webhookEvents.receivedAt));
    },

    async forget(before: Date): Promise<void> {
      await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before));
    },
  };
}
