import { and, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditQuery } from '#shared/contracts/audit.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { auditEntries, auditText } from '../../../db/tables/audit.ts';

type Narrowing = Pick<AuditQuery, 'search' | 'action' | 'actor'> & {
  subject: { type: string; id: string | null } | null;
  from: Date | null;
  /** Exclusive. */
  until: Date | null;
};

export function createAuditLogRepository(db: Database) {
  async function listDistinct(column: PgColumn): Promise<string[]> {
    const rows = await db
      .selectDistinct({ value: sql<string>`${column}` })
      .from(auditEntries)
      .orderBy(column);
    return rows.map(({ value }) => value);
  }

  return {
    /** Newest first. */
    list(narrowing: Narrowing, stretch: Stretch) {
      return readPage(db, {
        table: auditEntries,
        condition: conditionOf(narrowing),
        select: (areShown) => db.select().from(auditEntries).where(areShown).$dynamic(),
        order: [desc(auditEntries.createdAt), desc(auditEntries.id)],
        stretch,
      });
    },

    listActions: () => listDistinct(auditEntries.action),
    listActors: () => listDistinct(auditEntries.actorName),
    listSubjects: () => listDistinct(auditEntries.subjectType),
  };
}

function conditionOf({ search, action, actor, subject, from, until }: Narrowing) {
  return and(
    action ? eq(auditEntries.action, action) : undefined,
    actor ? eq(sql`lower(${auditEntries.actorName})`, actor.toLowerCase()) : undefined,
    subject ? eq(auditEntries.subjectType, subject.type) : undefined,
    subject?.id ? eq(auditEntries.subjectId, subject.id) : undefined,
    from ? gte(auditEntries.createdAt, from) : undefined,
    until ? lt(auditEntries.createdAt, until) : undefined,
    search ? ilike(auditText(auditEntries), containing(search)) : undefined,
  );
}
