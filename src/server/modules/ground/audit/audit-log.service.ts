import type { AuditChoices, AuditEntry, AuditQuery } from '#shared/contracts/audit.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import { createAuditLogRepository } from './audit-log.repository.ts';

const day = 24 * 60 * 60 * 1000;

export type AuditLogService = ReturnType<typeof createAuditLogService>;

/** The audit log for administrators. */
export function createAuditLogService(db: Database) {
  const repository = createAuditLogRepository(db);
  return {
    async list(query: AuditQuery): Promise<{ total: number; entries: AuditEntry[] }> {
      const { search, action, actor, subject, start, end } = query;
      const { rows, total } = await repository.list(
        {
          search,
          action,
          actor,
          subject: subject ? readSubject(subject) : null,
          from: start ? new Date(start) : null,
          until: end ? new Date(new Date(end).getTime() + day) : null,
        },
        rowsOfPage(query) ?? { offset: 0, limit: pageSize },
      );
      return {
        total,
        entries: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      };
    },

    /** The filter options. */
    async choices(): Promise<AuditChoices> {
      const [actions, actors, subjects] = await Promise.all([
        repository.listActions(),
        repository.listActors(),
        repository.listSubjects(),
      ]);
      return { actions, actors, subjects };
    },
  };
}

/** A type such as `question`, or one subject such as `question:12`. */
function readSubject(subject: string): { type: string; id: string | null } {
  const colon = subject.indexOf(':');
  return colon === -1
    ? { type: subject, id: null }
    : { type: subject.slice(0, colon), id: subject.slice(colon + 1) };
}
