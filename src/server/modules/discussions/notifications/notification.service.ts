import type {
  Notification,
  NotificationListQuery,
  ReadNotifications,
} from '#shared/contracts/notification.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createNotificationRepository } from './notification.repository.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

interface NotificationDeps {
  db: Database;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Reader {
  id: number;
}

/** The notifications on the site. */
export function createNotificationService({ db, rateLimits, now }: NotificationDeps) {
  const repository = createNotificationRepository(db);
  return {
    async list(
      reader: Reader,
      query: NotificationListQuery,
    ): Promise<{ total: number; notifications: Notification[] }> {
      const stretch = rowsOfPage(query) ?? { offset: 0, limit: pageSize };
      const [total, rows] = await Promise.all([
        repository.count(reader.id),
        repository.list(reader.id, stretch),
      ]);
      return { total, notifications: rows.map(present) };
    },

    countUnread: (reader: Reader) => repository.countUnread(reader.id),

    async markRead(reader: Reader, which: ReadNotifications) {
      await rateLimits.allow('readNotifications', String(reader.id));
      return repository.markRead(reader.id, which, now());
    },
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof createNotificationRepository>['list']>>[number];

function present(row: Row): Notification {
  const { username, discussionId, title, reportId, reportedQuestion, ...others } = row;
  const { createdAt, readAt, ...rest } = others;
  return {
    ...rest,
    actor: username === null ? null : { username },
    discussion: discussionId === null || title === null ? null : { id: discussionId, title },
    report: reportId === null ? null : { id: reportId, question: reportedQuestion },
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}
