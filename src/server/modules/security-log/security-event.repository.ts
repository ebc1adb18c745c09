import { lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { securityEvents } from '../../db/tables/security-log.ts';

export function createSecurityEventRepository(db: Database) {
  return {
    async insert(event: typeof securityEvents.$inferInsert): Promise<void> {
      await db.insert(securityEvents).values(event);
    },

    async deleteBefore(moment: Date): Promise<void> {
      await db.delete(securityEvents).where(lt(securityEvents.createdAt, moment));
    },
  };
}
