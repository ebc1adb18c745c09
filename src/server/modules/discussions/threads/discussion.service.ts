import type {
  Discussion,
  DiscussionListQuery,
  NewDiscussion,
} from '#shared/contracts/discussion.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { lockUser } from '../../../db/lock-user.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { notSignedIn } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import {
  holdQuestion,
  requireQuestion,
} from '../../questions/question-access/question-access.service.ts';
import type { VariantsService } from '../../questions/variants/variants.service.ts';
import { type Actor, discussionNotFound, type Reader } from './access.ts';
import { createDiscussionRepository } from './discussion.repository.ts';
import { DiscussionCounts } from './discussion-counts.ts';
import { presentDiscussion } from './presentation.ts';

/** The same text within this time is a double submit. */
const repeatedWithinMs = 60_000;

export type DiscussionService = ReturnType<typeof createDiscussionService>;

interface DiscussionDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'on' | 'settle'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  rendering: Pick<RenderingService, 'toHtmlAndPreview'>;
  variants: Pick<VariantsService, 'seedOf'>;
  now: () => Date;
}

export function createDiscussionService(deps: DiscussionDeps) {
  const { db, inTransaction, changes, rateLimits, rendering, variants, now } = deps;
  const repository = createDiscussionRepository(db);
  const totals = new DiscussionCounts(repository.count, changes);
  const findQuestion = cacheUntilChange(
    { changes, topics: ['questions'], most: 1_000 },
    repository.findQuestion,
  );
  return {
    async list(questionId: number, query: DiscussionListQuery, reader: Reader) {
      requireQuestion(reader, await findQuestion(questionId));
      const [total, rows] = await Promise.all([
        totals.of(questionId),
        repository.list(questionId, rowsOfPage(query)),
      ]);
      return { total, discussions: rows.map(presentDiscussion) };
    },

    async start(
      author: Actor & { isEmailVerified: boolean },
      { title, content, questionId, variant, submissionKey }: NewDiscussion,
      signal?: AbortSignal,
    ): Promise<Discussion> {
      await rateLimits.allow(
        author.isEmailVerified ? 'discussion' : 'discussionUnverified',
        String(author.id),
      );
      requireQuestion(author, await findQuestion(questionId));
      const circumstances = { field: 'content', signal };
      const { html, preview } = await rendering.toHtmlAndPreview(content, circumstances);
      const moment = now();
      const discussion = {
        content,
        contentHtml: html,
        preview,
        title,
        questionId,
        variant: await variants.seedOf(questionId, variant),
        createdBy: author.id,
        submissionKey,
        createdAt: moment,
        updatedAt: moment,
        lastActivityAt: moment,
      };
      const id = await inTransaction(async (transaction) => {
        const own = createDiscussionRepository(transaction.db);
        if (!(await lockUser(transaction.db, author.id))) throw notSignedIn();
        await holdQuestion(transaction, author, questionId);
        const since = new Date(moment.getTime() - repeatedWithinMs);
        return (
          (submissionKey && (await own.findSent(author.id, submissionKey))) ||
          (await own.findSame(discussion, since)) ||
          (await own.insert(discussion))
        );
      });
      await changes.settle();
      const row = await repository.find(id);
      if (!row) throw discussionNotFound();
      return presentDiscussion(row);
    },
  };
}
