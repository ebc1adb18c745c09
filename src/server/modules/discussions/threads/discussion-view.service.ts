import type { Database } from '../../../db/client.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { isBot, type Visitor, type VisitorService } from '../../ground/visitors/visitor.service.ts';
import type { Reader } from './access.ts';
import { createDiscussionViewRepository } from './discussion-view.repository.ts';
import type { ThreadService } from './thread.service.ts';

const hourMs = 60 * 60 * 1000;

export type DiscussionViewService = ReturnType<typeof createDiscussionViewService>;

interface DiscussionViewDeps {
  db: Database;
  threads: Pick<ThreadService, 'require'>;
  visitors: VisitorService;
  rateLimits: Pick<RateLimitService, 'isAllowed'>;
  now: () => Date;
}

/** A view counts once per visitor, thread and hour. */
export function createDiscussionViewService(deps: DiscussionViewDeps) {
  const { db, threads, visitors, rateLimits, now } = deps;
  const repository = createDiscussionViewRepository(db);
  let tidiedIn = 0;

  return {
    async record(discussionId: number, reader: Reader, visitor: Visitor): Promise<void> {
      await threads.require(discussionId, reader);
      if (isBot(visitor.userAgent)) return;
      if (!(await rateLimits.isAllowed('view', visitor.ip))) return;
      const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
      const visitorHash = await visitors.hashOf(visitor);
      await repository.count({ discussionId, visitorHash, hour });
      if (tidiedIn === hour.getTime()) return;
      tidiedIn = hour.getTime();
      await repository.forgetBefore(hour);
    },
  };
}
