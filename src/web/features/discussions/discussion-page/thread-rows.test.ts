import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import { toRows, withAncestors } from './thread-rows.ts';

/** In tree order: each depth is at most one more than the one before. */
function commentsWith(depths: readonly number[]): ShownComment[] {
  const above: number[] = [];
  return depths.map((depth, index) => {
    const id = index + 1;
    above.length = depth;
    const parentId = above.at(-1) ?? null;
    above.push(id);
    return {
      id,
      parentId,
      depth,
      source: null,
      contentHtml: '',
      threadId: 1,
      userId: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      editedAt: null,
      isDeleted: false,
      deletionReason: null,
      likes: 0,
      likedByMe: false,
      author: null,
    };
  });
}

const summary = (depths: readonly number[], ...collapsed: number[]) =>
  toRows(commentsWith(depths), new Set(collapsed)).map(({ comment, replyCount }) => [
    comment.id,
    replyCount,
  ]);

describe('the rows of a thread', () => {
  it('count descendants', () => {
    expect(summary([0, 1, 2, 1, 0])).toEqual([
      [1, 3],
      [2, 1],
      [3, 0],
      [4, 0],
      [5, 0],
    ]);
  });

  it('leave out descendants of collapsed comments, but count them', () => {
    expect(summary([0, 1, 2, 1, 0], 2)).toEqual([
      [1, 3],
      [2, 1],
      [4, 0],
      [5, 0],
    ]);
    expect(summary([0, 1, 2, 1, 0], 1, 2)).toEqual([
      [1, 3],
      [5, 0],
    ]);
  });

  it('know their parents', () => {
    const rows = toRows(commentsWith([0, 1, 0]), new Set());
    expect(rows.map(({ parent }) => parent?.id)).toEqual([undefined, 1, undefined]);
  });

  it('match a naive count in any tree', () => {
    const trees = fc.array(fc.nat(5), { maxLength: 60 }).map((steps) => {
      let last = -1;
      return steps.map((step) => {
        last = Math.min(step, last + 1);
        return last;
      });
    });
    fc.assert(
      fc.property(trees, (depths) => {
        const comments = commentsWith(depths);
        for (const { comment, replyCount } of toRows(comments, new Set())) {
          const below = comments.filter(
            ({ id }) => id !== comment.id && withAncestors(comments, id).includes(comment.id),
          );
          expect(replyCount).toBe(below.length);
        }
      }),
    );
  });
});

it('ancestors end at the discussion', () => {
  const comments = commentsWith([0, 1, 2, 1]);
  expect(withAncestors(comments, 3)).toEqual([3, 2, 1]);
  expect(withAncestors(comments, 9)).toEqual([]);
});
