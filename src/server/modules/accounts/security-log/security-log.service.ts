import {
  type OwnSecurityEvent,
  ownSecurityEventSchema,
  type SecurityEvent,
  type SecurityQuery,
} from '#shared/contracts/security-log.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import { canBeAnybody, keptDays } from '#shared/domain/security-log.ts';
import type { Database } from '../../../db/client.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createSecurityEventRepository } from './security-event.repository.ts';
import { createSecurityLogRepository } from './security-log.repository.ts';

interface SecurityLogDeps {
  db: Database;
  jobs: Pick<Jobs, 'schedule'>;
  now: () => Date;
}

interface PageQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
}

const day = 24 * 60 * 60 * 1000;
const firstPage = { offset: 0, limit: pageSize };
const kindSchema = ownSecurityEventSchema.shape.kind;

export type SecurityLogService = ReturnType<typeof createSecurityLogService>;

/** Reads the security log: users see their own account, administrators see all of them. */
export function createSecurityLogService({ db, jobs, now }: SecurityLogDeps) {
  const repository = createSecurityLogRepository(db);
  const since = () => new Date(now().getTime() - keptDays * day);
  const forgetOld = () => createSecurityEventRepository(db).deleteBefore(since());

  return {
    async listOwn(
      { id: userId }: { id: number },
      query: PageQuery,
    ): Promise<{ total: number; events: OwnSecurityEvent[] }> {
      const stretch = rowsOfPage(query) ?? firstPage;
      const { rows, total } = await repository.listOf(userId, since(), stretch);
      const events = rows.map(({ id, kind: name, isAct, isOwn, createdAt, ...place }) => {
        const kind = kindSchema.parse(name);
        const actor = canBeAnybody(kind) ? 'anybody' : isOwn ? 'you' : 'administrator';
        const key = `${isAct ? 'act' : 'event'} ${id}`;
        return { key, kind, actor, ...place, createdAt: createdAt.toISOString() } as const;
      });
      return { total, events };
    },

    async list(query: SecurityQuery): Promise<{ total: number; events: SecurityEvent[] }> {
      const { rows, total } = await repository.list(query, rowsOfPage(query) ?? firstPage);
      const events = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { total, events };
    },

    forgetOld,

    startJobs: () =>
      jobs.schedule(
        { name: 'security-night', cron: '20 3 * * *', expireInSeconds: 3600, isRetried: true },
        forgetOld,
      ),
  };
}
