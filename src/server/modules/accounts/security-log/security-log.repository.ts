import { and, count, desc, eq, gte, ilike, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SecurityQuery } from '#shared/contracts/security-log.ts';
import type { AccountAct } from '#shared/domain/security-log.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { isWithinDays } from '../../../db/day-range.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { auditEntries } from '../../../db/tables/audit.ts';
import { securityEvents } from '../../../db/tables/security-log.ts';
import { users } from '../../../db/tables/users.ts';
import { isUserFound } from '../../../db/user-search.ts';

const accountActs: readonly AccountAct[] = [
  'user.claim_admin',
  'user.grant_admin',
  'user.revoke_admin',
  'user.end_sessions',
  'user.reset_second_factor',
];

export function createSecurityLogRepository(db: Database) {
  /** Includes administrators' acts, which are only in the audit log. */
  const allOf = (userId: number, since: Date) =>
    unionAll(
      db
        .select({
          id: securityEvents.id,
          kind: sql<string>`${securityEvents.kind}`.as('kind'),
          isAct: sql<boolean>`false`.as('is_act'),
          isOwn: sql<boolean>`true`.as('is_own'),
          network: sql<string | null>`${securityEvents.network}`.as('network'),
          device: sql<string | null>`${securityEvents.device}`.as('device'),
          count: sql<number>`${securityEvents.count}`.as('count'),
          createdAt: securityEvents.createdAt,
        })
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, userId), gte(securityEvents.createdAt, since))),
      db
        .select({
          id: auditEntries.id,
          kind: sql<string>`${auditEntries.action}`.as('kind'),
          isAct: sql<boolean>`true`.as('is_act'),
          isOwn: sql<boolean>`${auditEntries.actorId} is not distinct from ${userId}`.as('is_own'),
          network: sql<string | null>`null::text`.as('network'),
          device: sql<string | null>`null::text`.as('device'),
          count: sql<number>`1`.as('count'),
          createdAt: auditEntries.createdAt,
        })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.subjectType, 'user'),
            eq(auditEntries.subjectId, String(userId)),
            inArray(auditEntries.action, accountActs),
            gte(auditEntries.createdAt, since),
          ),
        ),
    );

  return {
    /** Newest first. */
    async listOf(userId: number, since: Date, { offset, limit }: Stretch) {
      const all = allOf(userId, since).as('all_of');
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(all)
          .orderBy(desc(all.createdAt), all.isAct, desc(all.id))
          .offset(offset)
          .limit(limit),
        db.select({ total: count() }).from(all),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    /** Newest first. */
    list({ search, kind, start, end }: SecurityQuery, stretch: Stretch) {
      const found = db.select({ id: users.id }).from(users);
      return readPage(db, {
        table: securityEvents,
        condition: and(
          kind ? eq(securityEvents.kind, kind) : undefined,
          isWithinDays(securityEvents.createdAt, { start, end }),
          search
            ? or(
                inArray(securityEvents.userId, found.where(isUserFound(search))),
                ilike(securityEvents.network, containing(search)),
              )
            : undefined,
        ),
        select: (areShown) =>
          db
            .select({
              id: securityEvents.id,
              user: { id: users.id, username: users.username },
              kind: securityEvents.kind,
              network: securityEvents.network,
              device: securityEvents.device,
              count: securityEvents.count,
              createdAt: securityEvents.createdAt,
            })
            .from(securityEvents)
            .leftJoin(users, eq(users.id, securityEvents.userId))
            .where(areShown)
            .$dynamic(),
        order: [desc(securityEvents.createdAt), desc(securityEvents.id)],
        stretch,
      });
    },
  };
}
