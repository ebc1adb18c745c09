import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommentOrder, flattenComments, nestComments } from './comment-tree.ts';

interface TreeComment {
  id: number;
  parentId: number | null;
  isGone: boolean;
}

function order(comments: readonly TreeComment[]): CommentOrder {
  return new CommentOrder({
    ids: comments.map(({ id }) => id),
    parentIds: comments.map(({ parentId }) => parentId ?? 0),
    isGone: comments.map(({ isGone }) => isGone),
  });
}

const shownOf = (comments: readonly TreeComment[]) =>
  order(comments).stretchAfter(null, comments.length)?.places ?? [];
const idsOf = (places: { id: number }[] = []) => places.map(({ id }) => id);

/** A thread as the database returns it: by time, then id; ids follow no order. */
const threads = fc
  .array(
    fc.record({
      parent: fc.option(fc.nat(), { freq: 3 }),
      isGone: fc.boolean(),
      time: fc.nat({ max: 5 }),
      key: fc.nat(),
    }),
    { maxLength: 60 },
  )
  .map((specs) => {
    const ids = specs.map((_, index) => index + 1);
    const shuffled = ids.toSorted(
      (a, b) => (specs[a - 1]?.key ?? 0) - (specs[b - 1]?.key ?? 0) || a - b,
    );
    const comments = specs.map(({ parent, isGone, time }, index) => ({
      id: shuffled[index] ?? 0,
      parentId: parent === null || index === 0 ? null : (shuffled[parent % index] ?? null),
      isGone,
      time,
    }));
    return comments.toSorted((a, b) => a.time - b.time || a.id - b.id);
  });

/** The same order by plain recursion. */
function readAloud(comments: readonly TreeComment[], parentId: number | null = null, depth = 0) {
  const told: { id: number; depth: number }[] = [];
  for (const comment of comments.filter((one) => one.parentId === parentId)) {
    const replies: typeof told = readAloud(comments, comment.id, depth + 1);
    if (comment.isGone && replies.length === 0) continue;
    told.push({ id: comment.id, depth }, ...replies);
  }
  return told;
}

describe('the order of comments', () => {
  it('is the reading order: by time, then id, replies below their parents', () => {
    fc.assert(
      fc.property(threads, (comments) => {
        expect(shownOf(comments)).toEqual(readAloud(comments));
      }),
    );
  });

  it('has every comment once, and every parent before its children', () => {
    fc.assert(
      fc.property(threads, (gone) => {
        const comments = gone.map((comment) => ({ ...comment, isGone: false }));
        const places = shownOf(comments);
        expect(idsOf(places).toSorted((a, b) => a - b)).toEqual(
          idsOf(comments).toSorted((a, b) => a - b),
        );
        const turns = new Map(places.map(({ id }, turn) => [id, turn]));
        for (const { id, parentId } of comments) {
          const turn = turns.get(id) ?? -1;
          const above = parentId === null ? undefined : turns.get(parentId);
          expect(places[turn]?.depth).toBe(
            above === undefined ? 0 : (places[above]?.depth ?? 0) + 1,
          );
          if (above !== undefined) expect(above).toBeLessThan(turn);
        }
      }),
    );
  });

  it('hides deleted comments without visible replies', () => {
    const shown = shownOf([
      { id: 1, parentId: null, isGone: true },
      { id: 2, parentId: 1, isGone: true },
      { id: 3, parentId: 2, isGone: false },
      { id: 4, parentId: 3, isGone: true },
      { id: 5, parentId: null, isGone: true },
    ]);
    expect(idsOf(shown)).toEqual([1, 2, 3]);
  });

  it('moves comments without a parent to the top level', () => {
    expect(shownOf([{ id: 1, parentId: 9, isGone: false }])).toEqual([{ id: 1, depth: 0 }]);
  });

  it('looks at each comment a fixed number of times', () => {
    const looks = (count: number) => {
      let seen = 0;
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      const parentIds = new Proxy(
        ids.map((id) => Math.floor(id / 2)),
        {
          get(target, key, receiver) {
            seen += 1;
            return Reflect.get(target, key, receiver);
          },
        },
      );
      new CommentOrder({ ids, parentIds, isGone: ids.map((id) => id % 3 === 0) });
      return seen;
    };
    expect(looks(20_000)).toBe(10 * looks(2_000));
  });

  it('handles a chain of 100,000 replies', () => {
    const chain = Array.from({ length: 100_000 }, (_, index) => ({
      id: index + 1,
      parentId: index === 0 ? null : index,
      isGone: index < 99_999,
    }));
    const places = shownOf(chain);
    expect(places).toHaveLength(100_000);
    expect(places.at(-1)).toEqual({ id: 100_000, depth: 99_999 });
    expect(order(chain).branchOf(100_000, 10)?.places).toEqual(places);
    const nested = nestComments(chain.map((comment) => ({ ...comment, replies: [] })));
    expect(idsOf(flattenComments(nested))).toEqual(idsOf(chain));
  });
});

describe('a page of comments', () => {
  it('continues until all were returned once', () => {
    fc.assert(
      fc.property(threads, fc.integer({ min: 1, max: 7 }), (comments, size) => {
        const given: number[] = [];
        let after: number | null = null;
        for (let hasMore = true; hasMore; ) {
          const stretch = order(comments).stretchAfter(after, size);
          given.push(...idsOf(stretch?.places));
          hasMore = stretch?.hasMore ?? false;
          if (hasMore) expect(stretch?.places).toHaveLength(size);
          after = given.at(-1) ?? null;
        }
        expect(given).toEqual(idsOf(shownOf(comments)));
      }),
    );
  });

  it('continues after a comment deleted in between', () => {
    const comments = order([
      { id: 1, parentId: null, isGone: false },
      { id: 2, parentId: null, isGone: true },
      { id: 3, parentId: null, isGone: false },
    ]);
    expect(idsOf(comments.stretchAfter(2, 5)?.places)).toEqual([3]);
    expect(comments.stretchAfter(4, 5)).toBeNull();
    expect(comments.stretchAfter(0, 5)).toBeNull();
  });
});

describe('a branch', () => {
  it('is a comment with its ancestors and replies', () => {
    fc.assert(
      fc.property(threads, fc.nat(), (comments, choice) => {
        const shown = idsOf(shownOf(comments));
        const id = shown[choice % Math.max(1, shown.length)] ?? 0;
        const above = (one: number | null): number[] => {
          const comment = comments.find((other) => other.id === one);
          return comment ? [...above(comment.parentId), comment.id] : [];
        };
        const expected = shown.filter(
          (other) => above(other).includes(id) || above(id).includes(other),
        );
        expect(idsOf(order(comments).branchOf(id, comments.length)?.places)).toEqual(expected);
      }),
    );
  });

  it('is truncated below, and says so', () => {
    const comments = order([
      { id: 1, parentId: null, isGone: false },
      { id: 2, parentId: 1, isGone: false },
      { id: 3, parentId: 2, isGone: false },
      { id: 4, parentId: null, isGone: false },
      { id: 5, parentId: null, isGone: true },
    ]);
    const branch = (id: number, size: number) => {
      const found = comments.branchOf(id, size);
      return found && [idsOf(found.places), found.hasMore];
    };
    expect(branch(2, 1)).toEqual([[1, 2], true]);
    expect(branch(2, 2)).toEqual([[1, 2, 3], false]);
    expect(branch(5, 2)).toBeNull();
    expect(branch(6, 2)).toBeNull();
  });
});

describe('nesting', () => {
  it('is undone by flattening, and keeps orphans at the top level', () => {
    fc.assert(
      fc.property(threads, fc.nat({ max: 10 }), (comments, skipped) => {
        const byId = new Map(comments.map((comment) => [comment.id, comment]));
        const flat = shownOf(comments)
          .slice(skipped)
          .map(({ id }) => ({ id, parentId: byId.get(id)?.parentId ?? null, replies: [] }));
        const nested = nestComments(flat);
        expect(idsOf(flattenComments(nested))).toEqual(idsOf(flat));
        const here = new Set(idsOf(flat));
        for (const { parentId } of nested) expect(here.has(parentId ?? -1)).toBe(false);
      }),
    );
  });
});
