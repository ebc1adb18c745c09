import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { anybodys, canBeAnybody, type SecurityEventKind } from '#shared/domain/security-log.ts';
import type { Database } from '../../../db/client.ts';
import { isAmong } from '../../../db/is-among.ts';
import { securityEvents } from '../../../db/tables/security-log.ts';

export function createSecurityEventRepository(db: Database) {
  return {
    async insert(event: typeof securityEvents.$inferInsert): Promise<void> {
      await db.insert(securityEvents).values(event);
    },

    /** Deletes the oldest. Events caused by strangers do not push out the owner's. */
    async deleteBeyond(userId: number, kind: SecurityEventKind, most: number): Promise<void> {
      const isAnybodys = inArray(securityEvents.kind, anybodys);
      const isAlike = canBeAnybody(kind) ? isAnybodys : not(isAnybodys);
      const beyond = db
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, userId), isAlike))
        .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
        .offset(most);
      // Concurrent events skip the rows that others are already deleting.
      const free = db
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(isAmong(securityEvents.id, beyond))
        .for('update', { skipLocked: true });
      await db.delete(securityEvents).where(isAmong(securityEvents.id, free));
    },

    /** Adds to the row of the same account, network and hour, if there is one. */
    async countRefusal(userId: number | null, network: string, device: string): Promise<void> {
      await db.execute(sql`
        insert into security_log (user_id, kind, network, device)
          values (${userId}, 'sign_in_refused', ${network}, ${device})
          on conflict (coalesce(user_id, 0), network, date_trunc('hour', created_at at time zone 'UTC'))
            where kind = 'sign_in_refused'
            do update set count = security_log.count + 1`);
    },

    async deleteBefore(moment: Date): Promise<void> {
      await db.delete(securityEvents).where(lt(securityEvents.createdAt, moment));
    },
  };
}
