import type { ShownComment } from '../../queries/shown-thread.ts';

export interface ThreadRow {
  comment: ShownComment;
  /** Whom it answers; undefined: the discussion itself. */
  parent: ShownComment | undefined;
  /** How many comments stand below it, however deep. */
  replyCount: number;
  isCollapsed: boolean;
}

/** The comments that show: all but those below a collapsed one. Expects the tree's order. */
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

/** By position. Each is counted once, when the branch that it begins has ended. */
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

/** A comment and all that stands above it. */
export function branchUpwards(comments: readonly ShownComment[], id: number): number[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const branch: number[] = [];
  for (let next = byId.get(id); next; next = byId.get(next.parentId ?? 0)) branch.push(next.id);
  return branch;
}
