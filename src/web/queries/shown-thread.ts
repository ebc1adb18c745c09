import { replaceEqualDeep } from '@tanstack/react-query';
import type { Comment } from '#shared/contracts/comment.ts';
import type { CommentPage, Thread } from '#shared/contracts/discussion.ts';
import { CommentOrder, flattenComments } from '#shared/domain/comment-tree.ts';

/** A comment without what the page can do without: it is sent twice, as HTML and as data. */
export interface ShownComment extends Omit<Comment, 'content' | 'replies'> {
  /** As it was typed; only of own comments, which alone can be changed. */
  source: string | null;
}

/** A thread with all of its comments that the page has, in the order of reading. */
export interface ShownThread extends Omit<Thread, 'content' | 'comments'> {
  comments: readonly ShownComment[];
}

/** A run of comments without gaps, as the server answers it. */
interface Stretch extends Pick<CommentPage, 'nextComments'> {
  /** It begins behind this comment; null: at the start. */
  after: number | null;
  comments: readonly ShownComment[];
}

export function toShownComment(comment: Comment, readerId: number | null): ShownComment {
  const { content, replies, ...shown } = comment;
  const isOwn = readerId !== null && comment.userId === readerId;
  return { ...shown, source: isOwn ? content : null };
}

/** The thread as it is now, together with what was loaded beyond its first comments. */
export function toShownThread(
  { content, comments, ...thread }: Thread,
  readerId: number | null,
  before: ShownThread | undefined,
): ShownThread {
  const first = flattenComments(comments).map((comment) => toShownComment(comment, readerId));
  if (!before) return { ...thread, comments: first };
  const { nextComments } = thread;
  const merged = replaceStretch(before.comments, { after: null, comments: first, nextComments });
  const isEnd = nextComments === null || !reachesFurther(before, first, thread, merged);
  const shown = {
    ...thread,
    comments: merged,
    nextComments: isEnd ? nextComments : before.nextComments,
  };
  // Without news nothing is drawn again.
  return replaceEqualDeep(before, shown) === before ? before : shown;
}

/** Whether the page has all that follows its first comments, up to where it stopped loading. */
function reachesFurther(
  before: ShownThread,
  first: readonly ShownComment[],
  { commentCount }: Pick<Thread, 'commentCount'>,
  merged: readonly ShownComment[],
): boolean {
  if (before.nextComments === null) {
    return merged.filter(({ isDeleted }) => !isDeleted).length === commentCount;
  }
  const end = cursorOf(before.nextComments);
  return !first.some(({ id }) => id === end);
}

export function addPage(
  thread: ShownThread,
  path: string,
  comments: readonly ShownComment[],
  nextComments: string | null,
): ShownThread {
  const stretch = { after: cursorOf(path), comments, nextComments };
  return { ...thread, comments: replaceStretch(thread.comments, stretch), nextComments };
}

/** Puts comments where they belong, whether the page has them already or not. */
export function addComments(thread: ShownThread, comments: readonly ShownComment[]): ShownThread {
  return { ...thread, comments: inOrder([...thread.comments, ...comments]) };
}

export function changeComment(
  thread: ShownThread,
  id: number,
  change: Partial<ShownComment>,
): ShownThread {
  const comments = thread.comments.map((comment) =>
    comment.id === id ? { ...comment, ...change } : comment,
  );
  return { ...thread, comments };
}

/** What was known in the place of a stretch and is not part of it is gone. */
function replaceStretch(
  known: readonly ShownComment[],
  { after, comments, nextComments }: Stretch,
): ShownComment[] {
  const fetched = new Set(comments.map(({ id }) => id));
  const last = comments.at(-1)?.id;
  const merged = inOrder([...known, ...comments]);
  let isWithin = after === null;
  return merged.filter(({ id }) => {
    const isKept = !isWithin || fetched.has(id);
    if (id === after) isWithin = true;
    if (id === last && nextComments !== null) isWithin = false;
    return isKept;
  });
}

/** The later of two with the same id counts, and stays the same object where nothing changed. */
function inOrder(comments: readonly ShownComment[]): ShownComment[] {
  const byId = new Map<number, ShownComment>();
  for (const comment of comments) {
    byId.set(comment.id, replaceEqualDeep(byId.get(comment.id), comment));
  }
  const byAge = [...byId.values()].sort(compareAge);
  const order = new CommentOrder({
    ids: byAge.map(({ id }) => id),
    parentIds: byAge.map(({ parentId }) => parentId ?? 0),
    isGone: byAge.map(() => false),
  });
  const { places } = order.stretchAfter(null, byAge.length) ?? { places: [] };
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Times are written in one way, and so compare as texts. */
function compareAge(a: ShownComment, b: ShownComment): number {
  if (a.createdAt === b.createdAt) return a.id - b.id;
  return a.createdAt < b.createdAt ? -1 : 1;
}

/** The comment behind which a page of them begins. */
export function cursorOf(path: string): number {
  return Number(/[?&]after=(\d+)/.exec(path)?.[1] ?? 0);
}
