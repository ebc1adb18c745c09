import { and, desc, eq, inArray, lt, not } from 'drizzle-orm';
import { anybodys, canBeAnybody, type SecurityEventKind } from '#shared/domain/security-log.ts';
import type { Database } from '../../db/client.ts';
import { securityEvents } from '../../db/tables/security-log.ts';

export function createSecurityEventRepository(db: Database) {
  return {
    async insert(event: typeof securityEvents.$inferInsert): Promise<void> {
      await db.insert(securityEvents).values(event);
    },

    /** The oldest beyond so many. What strangers cause does not push out what the owner did. */
    async deleteBeyond(userId: number, kind: SecurityEventKind, most: number): Promise<void> {
      const isAnybodys = inArray(securityEvents.kind, anybodys);
      const isAlike = canBeAnybody(kind) ? isAnybodys : not(isAnybodys);
      const beyond = db
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, userId), isAlike))
        .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
        .offset(most);
      // Of several events at once, each leaves to the others what they are deleting.
      const free = db
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(inArray(securityEvents.id, beyond))
        .for('update', { skipLocked: true });
      await db.delete(securityEvents).where(inArray(securityEvents.id, free));
    },

    async deleteBefore(moment: Date): Promise<void> {
      await db.delete(securityEvents).where(lt(securityEvents.createdAt, moment));
    },
  };
}
