import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { openIdFlows } from '../../../../db/tables/identities.ts';

export type Flow = typeof openIdFlows.$inferSelect;

export function createFlowRepository(db: Database) {
  return {
    async insert(flow: typeof openIdFlows.$inferInsert): Promise<void> {
      await db.insert(openIdFlows).values(flow);
    },

    /** One statement, so that only one of several callbacks gets it. */
    async take(tokenHash: Buffer, now: Date): Promise<Flow | null> {
      const [flow] = await db
        .delete(openIdFlows)
        .where(and(eq(openIdFlows.tokenHash, tokenHash), gt(openIdFlows.expiresAt, now)))
        .returning();
      return flow ?? null;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(openIdFlows).where(lt(openIdFlows.expiresAt, now));
    },
  };
}
