import { and, count, desc, eq, gte, inArray } from 'drizzle-orm';
import { failedSignIns } from '#shared/domain/security-log.ts';
import type { Database } from '../../../db/client.ts';
import { securityEvents } from '../../../db/tables/security-log.ts';
import { users } from '../../../db/tables/users.ts';

export function createSecurityAlarmRepository(db: Database) {
  const haveFailed = (since: Date) =>
    and(inArray(securityEvents.kind, failedSignIns), gte(securityEvents.createdAt, since));

  return {
    async countFailures(since: Date): Promise<number> {
      const [row] = await db
        .select({ failures: count() })
        .from(securityEvents)
        .where(haveFailed(since));
      return row?.failures ?? 0;
    },

    /** Most failures first. */
    countByAdministrator(since: Date) {
      return db
        .select({ username: users.username, failures: count() })
        .from(securityEvents)
        .innerJoin(users, eq(users.id, securityEvents.userId))
        .where(and(haveFailed(since), eq(users.isAdmin, true)))
        .groupBy(users.id, users.username)
        .orderBy(desc(count()), users.id);
    },

    listRecipients() {
      return db
        .select({ id: users.id, username: users.username, email: users.email })
        .from(users)
        .where(and(eq(users.isAdmin, true), eq(users.isEmailVerified, true)))
        .orderBy(users.id);
    },
  };
}
