import type { ShownComment } from '../../../queries/shown-thread.ts';

export interface ThreadRow {
  comment: ShownComment;
  /** Undefined for replies to the discussion itself. */
  parent: ShownComment | undefined;
  /** Number of descendants. */
  replyCount: number;
  isCollapsed: boolean;
}

/** All comments but the descendants of collapsed ones. Expects tree order. */
export function toRows(
  comments: readonly ShownComment[],
  collapsed: ReadonlySet<number>,
): ThreadRow[] {
  const replyCounts = countReplies(comments);
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const rows: ThreadRow[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const [index, comment] of comments.entries()) {
    if (comment.depth > hiddenBelow) continue;
    const isCollapsed = collapsed.has(comment.id);
    hiddenBelow = isCollapsed ? comment.depth : Number.POSITIVE_INFINITY;
    rows.push({
      comment,
      parent: comment.parentId === null ? undefined : byId.get(comment.parentId),
      replyCount: replyCounts[index] ?? 0,
      isCollapsed,
    });
  }
  return rows;
}

/** Descendants by index, counted when a branch ends. */
function countReplies(comments: readonly ShownComment[]): number[] {
  const counts: number[] = [];
  const open: number[] = [];
  const closeFrom = (depth: number, end: number) => {
    while (open.length > depth) {
      const start = open.pop() ?? 0;
      counts[start] = end - start - 1;
    }
  };
  for (const [index, { depth }] of comments.entries()) {
    closeFrom(depth, index);
    open.push(index);
  }
  closeFrom(0, comments.length);
  return counts;
}

/** The ids of a comment and its ancestors, from the bottom up. */
export function withAncestors(comments: readonly ShownComment[], id: number): number[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const branch: number[] = [];
  for (let next = byId.get(id); next; next = byId.get(next.parentId ?? 0)) branch.push(next.id);
  return branch;
}
