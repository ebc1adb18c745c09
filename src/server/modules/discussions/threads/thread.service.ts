import type { Comment } from '#shared/contracts/comment.ts';
import type { CommentPage, CommentPageQuery, Thread } from '#shared/contracts/discussion.ts';
import {
  CommentOrder,
  nestComments,
  type Place,
  placesWithin,
  type Stretch,
} from '#shared/domain/comment-tree.ts';
import { byteLength, htmlPerResponse } from '#shared/domain/text-size.ts';
import { canSeeQuestion } from '#shared/policies/questions.ts';
import type { Database } from '../../../db/client.ts';
import { commentNotFound, discussionNotFound, type Reader } from './access.ts';
import { createCommentRepository } from './comment.repository.ts';
import { createDiscussionRepository, type DiscussionDetail } from './discussion.repository.ts';
import { presentComment, presentDiscussion } from './presentation.ts';

/** How many comments one response contains. */
const commentsAtOnce = 300;

export type ThreadService = ReturnType<typeof createThreadService>;

/** Reads the whole structure of a thread, which is small, but only the requested comments. */
export function createThreadService(db: Database) {
  const discussions = createDiscussionRepository(db);
  const repository = createCommentRepository(db);

  async function findSeen(id: number, reader: Reader): Promise<DiscussionDetail> {
    const thread = await discussions.find(id);
    const isGone = !thread || (thread.deletedAt !== null && !reader?.isAdmin);
    if (isGone || !canSeeQuestion(reader, thread)) throw discussionNotFound();
    return thread;
  }

  async function order(threadId: number, reader: Reader): Promise<CommentOrder> {
    return new CommentOrder(await repository.readSkeleton(threadId, reader));
  }

  /** What fits into one response, in the priority given by `order`. */
  async function withinBudget(
    { places, hasMore }: Stretch,
    { order = places, budget = htmlPerResponse }: { order?: Place[]; budget?: number } = {},
  ): Promise<Stretch> {
    if (places.length === 0) return { places, hasMore };
    const sizes = await repository.readSizes(places.map(({ id }) => id));
    const kept = new Set(placesWithin(order, sizes, budget));
    return {
      places: places.filter((place) => kept.has(place)),
      hasMore: hasMore || kept.size < places.length,
    };
  }

  async function read(places: Place[], reader: Reader): Promise<Comment[]> {
    if (places.length === 0) return [];
    const rows = await repository.listBodies(
      places.map(({ id }) => id),
      reader?.id ?? null,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return places.flatMap(({ id, depth }) => {
      const row = byId.get(id);
      return row ? presentComment(row, depth, reader) : [];
    });
  }

  const pathAfter = (id: number, { places, hasMore }: Stretch): string | null =>
    hasMore ? `/api/discussions/${id}/comments?after=${places.at(-1)?.id}` : null;

  return {
    /** Throws if the reader may not see it. */
    async require(id: number, reader: Reader): Promise<void> {
      await findSeen(id, reader);
    },

    async show(id: number, reader: Reader): Promise<Thread> {
      const [thread, tree] = await Promise.all([findSeen(id, reader), order(id, reader)]);
      const first = tree.stretchAfter(null, commentsAtOnce) ?? { places: [], hasMore: false };
      const budget = htmlPerResponse - byteLength(thread.contentHtml);
      const stretch = await withinBudget(first, { budget });
      return {
        ...presentDiscussion(thread),
        contentHtml: thread.contentHtml,
        question: { id: thread.questionId, name: thread.questionName },
        deletedAt: thread.deletedAt?.toISOString() ?? null,
        deletionReason: thread.deletionReason,
        comments: nestComments(await read(stretch.places, reader)),
        nextComments: pathAfter(id, stretch),
      };
    },

    async comments(
      id: number,
      { after, branch }: CommentPageQuery,
      reader: Reader,
    ): Promise<CommentPage> {
      const [, tree] = await Promise.all([findSeen(id, reader), order(id, reader)]);
      const found =
        branch === undefined
          ? tree.stretchAfter(after ?? null, commentsAtOnce)
          : tree.branchOf(branch, commentsAtOnce);
      if (!found) throw commentNotFound();
      const stretch = await withinBudget(
        found,
        branch === undefined ? {} : fromInside(found, branch),
      );
      return {
        comments: await read(stretch.places, reader),
        nextComments: pathAfter(id, stretch),
      };
    },

    /** One comment as returned to its author. */
    async comment(id: number, writer: NonNullable<Reader>): Promise<Comment> {
      const [[row], depth] = await Promise.all([
        repository.listBodies([id], writer.id),
        repository.countAbove(id),
      ]);
      if (!row) throw commentNotFound();
      return presentComment(row, depth, writer);
    },
  };
}

/** The comment itself, then its ancestors from the bottom up, then its replies. */
function fromInside({ places }: Stretch, id: number): { order: Place[] } {
  const position = places.findIndex((place) => place.id === id);
  const above = places.slice(0, position).reverse();
  const [top, ...below] = places.slice(position);
  return { order: [...(top ? [top] : []), ...above, ...below] };
}
