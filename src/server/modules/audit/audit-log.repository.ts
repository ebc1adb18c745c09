import { and, count, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditQuery } from '#shared/contracts/audit.ts';
import type { Database } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import { auditEntries } from '../../db/tables/audit.ts';

type Narrowing = Pick<AuditQuery, 'search' | 'action' | 'actor'> & {
  subject: { type: string; id: string | null } | null;
  from: Date | null;
  /** Not included. */
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
    async list(narrowing: Narrowing, { offset, limit }: { offset: number; limit: number }) {
      const condition = conditionOf(narrowing);
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(auditEntries)
          .where(condition)
          .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
          .offset(offset)
          .limit(limit),
        db.select({ count: count() }).from(auditEntries).where(condition),
      ]);
      return { rows, total: counted?.count ?? 0 };
    },

    listActions: () => listDistinct(auditEntries.action),
    listActors: () => listDistinct(auditEntries.actorName),
    listSubjects: () => listDistinct(auditEntries.subjectType),
  };
}

function conditionOf({ search, action, actor, subject, from, until }: Narrowing) {
  const pattern = search && containing(search);
  return and(
    action ? eq(auditEntries.action, action) : undefined,
    actor ? eq(sql`lower(${auditEntries.actorName})`, actor.toLowerCase()) : undefined,
    subject ? eq(auditEntries.subjectType, subject.type) : undefined,
    subject?.id ? eq(auditEntries.subjectId, subject.id) : undefined,
    from ? gte(auditEntries.createdAt, from) : undefined,
    until ? lt(auditEntries.createdAt, until) : undefined,
    pattern
      ? or(
          ilike(auditEntries.actorName, pattern),
          ilike(auditEntries.action, pattern),
          ilike(
            sql`concat_ws(' ', ${auditEntries.subjectType}, ${auditEntries.subjectId})`,
            pattern,
          ),
          ilike(sql`${auditEntries.details}::text`, pattern),
        )
      : undefined,
  );
}
