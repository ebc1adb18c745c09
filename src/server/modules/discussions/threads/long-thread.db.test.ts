import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contracts/comment.ts';
import type { CommentPage } from '#shared/contracts/discussion.ts';
import { flattenComments } from '#shared/domain/comment-tree.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

let site: DiscussionSite;
let id: number;
beforeAll(async () => {
  site = await createDiscussionSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'discussions');
  id = (await site.start()).id;
});

/** Inserts comments numbered from 1; `parentOf` gives their parents. All have the same time. */
async function fill(count: number, parentOf: (number: number) => number | null): Promise<number> {
  const [{ first }] = await site.rows(
    `select nextval(pg_get_serial_sequence('comments', 'id'))::int + 1 as first`,
  );
  const parents = Array.from({ length: count }, (_, index) => {
    const parent = parentOf(index + 1);
    return parent === null ? null : first + parent - 1;
  });
  await site.rows(
    `insert into comments (id, thread_id, parent_id, content, content_html, created_at)
     overriding system value
     select $2::int + n - 1, $1, parent, 'Comment ' || n, '<p>Comment ' || n || '</p>', '2026-11-01'
     from unnest($3::int[]) with ordinality as p(parent, n)`,
    [id, first, parents],
  );
  await site.rows(`select setval(pg_get_serial_sequence('comments', 'id'), $1)`, [first + count]);
  return first;
}

const numbersOf = (comments: Comment[]) =>
  comments.map(({ content }) => Number(content.replace('Comment ', '')));

async function readAll(reader = site.nobody): Promise<Comment[]> {
  const thread = await site.read(id, reader);
  const all = flattenComments(thread.comments);
  for (let next = thread.nextComments; next; ) {
    const page: CommentPage = (await reader.get(next)).json();
    expect(page.comments.every(({ replies }) => replies.length === 0)).toBe(true);
    all.push(...page.comments);
    next = page.nextComments;
  }
  return all;
}

describe('long threads', () => {
  it('come in consecutive pages of 300', async () => {
    // In chains of three: 1 ← 2 ← 3, 4 ← 5 ← 6, …
    const first = await fill(750, (number) => (number % 3 === 1 ? null : number - 1));
    const thread = await site.read(id);
    expect(flattenComments(thread.comments)).toHaveLength(300);
    expect(thread.nextComments).toBe(`/api/discussions/${id}/comments?after=${first + 299}`);
    const all = await readAll();
    expect(numbersOf(all)).toEqual(Array.from({ length: 750 }, (_, index) => index + 1));
    expect(all.map(({ depth }) => depth)).toEqual(all.map((_, index) => index % 3));
  });

  it('put late replies in place, siblings by time, then id', async () => {
    // 1 to 400 at the top level; 401 to 500 reply to 1, and 501 to 401.
    await fill(501, (number) => (number <= 400 ? null : number === 501 ? 401 : 1));
    const expected = [1, 401, 501, ...range(402, 500), ...range(2, 400)];
    expect(numbersOf(await readAll())).toEqual(expected);
  });

  it('even if comments were deleted in between', async () => {
    const first = await fill(302, () => null);
    await site.rows('update comments set deleted_at = now() where id = any($1)', [
      [first, first + 299],
    ]);
    const page = await site.nobody.get(`/api/discussions/${id}/comments?after=${first + 299}`);
    expect(numbersOf(page.json().comments)).toEqual([301, 302]);
    expect(numbersOf(await readAll())).toEqual([...range(2, 299), 301, 302]);
  });

  it('can be as deep as they are long', async () => {
    await fill(1_000, (number) => (number === 1 ? null : number - 1));
    const all = await readAll();
    expect(numbersOf(all)).toEqual(range(1, 1_000));
    expect(all.at(-1)?.depth).toBe(999);
    const reply = await site.comment(id, 'Below all', { parentId: all.at(-1)?.id ?? 0 });
    expect(reply.depth).toBe(1_000);
  });

  it('show one branch', async () => {
    // 1 ← 2 ← … ← 5, then 6 at the top level; 7 and 8 reply to 3, and 9 to 7.
    const answers: Record<number, number> = { 2: 1, 3: 2, 4: 3, 5: 4, 7: 3, 8: 3, 9: 7 };
    const first = await fill(9, (number) => answers[number] ?? null);
    const branch = await site.nobody.get(`/api/discussions/${id}/comments?branch=${first + 6}`);
    expect(numbersOf(branch.json().comments)).toEqual([1, 2, 3, 7, 9]);
    expect(branch.json().nextComments).toBeNull();
  });

  it.each([
    ['after=999999', 404, 'Comment not found'],
    ['branch=999999', 404, 'Comment not found'],
    ['after=x', 400, 'Invalid comment id'],
    ['branch=0', 400, 'Invalid comment id'],
  ])('?%s answers %i', async (query, status, message) => {
    const response = await site.nobody.get(`/api/discussions/${id}/comments?${query}`);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toBe(message);
  });

  it('reveal nothing about another thread', async () => {
    const other = await site.start({ title: 'Another' });
    const comment = await site.comment(other.id, 'Elsewhere');
    for (const query of [`after=${comment.id}`, `branch=${comment.id}`]) {
      const response = await site.nobody.get(`/api/discussions/${id}/comments?${query}`);
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('large comments', () => {
  const kilobyte = 1024;
  const megabyte = 1024 * kilobyte;
  /** As HTML, in bytes of two-byte letters. */
  const resize = (number: number, first: number, bytes: number) =>
    site.rows(`update comments set content_html = repeat('é', $2) where id = $1`, [
      first + number - 1,
      bytes / 2,
    ]);
  const branch = async (comment: number): Promise<CommentPage> =>
    (await site.nobody.get(`/api/discussions/${id}/comments?branch=${comment}`)).json();

  it('fill a response before there are 300, and the rest follows', async () => {
    const first = await fill(12, () => null);
    for (const number of range(1, 12)) await resize(number, first, 200 * kilobyte);
    const thread = await site.read(id);
    expect(numbersOf(flattenComments(thread.comments))).toEqual(range(1, 5));
    expect(thread.nextComments).toBe(`/api/discussions/${id}/comments?after=${first + 4}`);
    const page = await site.nobody.get(thread.nextComments ?? '');
    expect(numbersOf(page.json().comments)).toEqual(range(6, 10));
    expect(numbersOf(await readAll())).toEqual(range(1, 12));
  });

  it('share the first response with the text of the discussion', async () => {
    const first = await fill(5, () => null);
    for (const number of range(1, 5)) await resize(number, first, 200 * kilobyte);
    await site.rows(`update discussions set content_html = repeat('a', $1)`, [300 * kilobyte]);
    expect(numbersOf((await site.read(id)).comments)).toEqual([1, 2, 3]);
    expect(numbersOf(await readAll())).toEqual(range(1, 5));
  });

  it('count with their source, which may be longer than their HTML', async () => {
    await fill(100, () => null);
    await site.rows(`update comments set content = repeat('[a]: /b ', 2560)`);
    expect((await site.read(id)).comments).toHaveLength(51);
    expect(await readAll()).toHaveLength(100);
  });

  it('come one at a time if necessary', async () => {
    const first = await fill(3, () => null);
    for (const number of range(1, 3)) await resize(number, first, megabyte);
    expect((await site.read(id)).comments).toHaveLength(1);
    expect(numbersOf(await readAll())).toEqual([1, 2, 3]);
  });

  it('are omitted if they have become too large for any response', async () => {
    const first = await fill(2, () => null);
    await resize(1, first, megabyte + 2);
    await site.rows(`update discussions set content_html = repeat('a', $1)`, [megabyte + 1]);
    const notice = '<p>This text is too large to be shown.</p>\n';
    expect(await site.read(id)).toMatchObject({
      contentHtml: notice,
      comments: [{ contentHtml: notice }, { contentHtml: '<p>Comment 2</p>' }],
      nextComments: null,
    });
  });

  it('never push the requested comment out of its branch', async () => {
    // 1 ← 2 ← … ← 6; each is too large to come with more than three others.
    const first = await fill(6, (number) => (number === 1 ? null : number - 1));
    for (const number of range(1, 6)) await resize(number, first, 300 * kilobyte);
    const top = await branch(first);
    expect(numbersOf(top.comments)).toEqual([1, 2, 3]);
    expect(top.nextComments).toBe(`/api/discussions/${id}/comments?after=${first + 2}`);
    expect(numbersOf((await branch(first + 4)).comments)).toEqual([3, 4, 5]);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
