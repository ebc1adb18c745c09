import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'discussions');
});

describe('user input never runs', () => {
  const html = '<img src=x onerror=alert(1)>';

  it('in titles and texts', async () => {
    const { id } = await site.start({
      title: `Title ${html}`,
      content: `${html} [a](javascript:alert(1)) $\\href{javascript:alert(1)}{x}$ ||${html}||`,
    });
    await site.comment(id, `${html} ||[b](javascript:alert(1))|| $\\htmlStyle{color:red}{y}$`);
    const thread = await site.read(id);
    expect(thread.title).toBe(`Title ${html}`);
    for (const shown of [thread.contentHtml, thread.comments[0]?.contentHtml ?? '']) {
      expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(shown).not.toMatch(/<img|href="javascript|<script/);
    }
    const answer = await site.nobody.get(`/api/discussions/${id}`);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('in usernames', async () => {
    const person = { username: `<b>${html}`, email: 'x@example.org', password: 'long enough' };
    const response = await site.nobody.post('/api/register', person);
    expect(response.statusCode).toBe(400);
  });
});

describe('a deleted account', () => {
  it('leaves its posts without a name, and loses its likes', async () => {
    const leaver = await site.person({ username: 'Leaver' });
    const { id } = await site.start({}, leaver);
    const own = await site.comment(id, 'My words', { author: leaver });
    const other = await site.comment(id, 'Your words', { parentId: own.id });
    await leaver.post(`/api/comments/${other.id}/like`);
    await site.bob.post(`/api/comments/${other.id}/like`);
    expect((await site.read(id)).comments[0]?.replies[0]?.likes).toBe(2);
    await site.rows('delete from users where id = $1', [leaver.user.id]);
    const thread = await site.read(id);
    expect(thread).toMatchObject({ createdBy: null, author: null, commentCount: 2 });
    expect(thread.comments).toMatchObject([
      {
        content: 'My words',
        userId: null,
        author: null,
        isDeleted: false,
        replies: [{ likes: 1, author: { username: 'Ada' } }],
      },
    ]);
  });
});

describe('cached pages', () => {
  it('are dropped when anything they show changes, but not for views', async () => {
    let told = 0;
    site.changes.on('discussions', () => {
      told += 1;
    });
    const isTold = async (act: () => Promise<unknown>) => {
      await site.changes.settle();
      told = 0;
      await act();
      await site.changes.settle();
      return told > 0;
    };
    let id = 0;
    let commentId = 0;
    expect(await isTold(async () => ({ id } = await site.start()))).toBe(true);
    const write = async () => ({ id: commentId } = await site.comment(id, 'Words'));
    expect(await isTold(write)).toBe(true);
    const comment = `/api/comments/${commentId}`;
    expect(await isTold(() => site.bob.post(`${comment}/like`))).toBe(true);
    expect(await isTold(() => site.bob.post(`${comment}/like`))).toBe(false);
    expect(await isTold(() => site.ada.call('PATCH', comment, { content: 'New' }))).toBe(true);
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' };
    const look = () => site.ada.call('POST', `/api/discussions/${id}/view`, undefined, browser);
    expect(await isTold(look)).toBe(false);
    expect((await site.read(id)).viewCount).toBe(1);
    expect(await isTold(() => site.ada.delete(comment))).toBe(true);
    const lock = () => site.admin.call('PATCH', `/api/admin/discussions/${id}`, { isLocked: true });
    expect(await isTold(lock)).toBe(true);
    const rename = () => site.rows(`update users set username = 'Adele' where username = 'Ada'`);
    expect(await isTold(rename)).toBe(true);
    await site.rows(`update users set username = 'Ada' where username = 'Adele'`);
  });
});
