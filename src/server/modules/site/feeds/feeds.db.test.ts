import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';

const appUrl = 'http://quant.example.org';
const siteFeed = '/feeds/discussions.atom';

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite({ config: { appUrl } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.rows('delete from discussions');
  await site.setHidden(false);
  await site.changes.settle();
});

const questionFeed = () => `/feeds/question/${site.questionId}.atom`;

async function read(path: string, reader = site.nobody): Promise<string> {
  const answer = await reader.get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  return answer.body;
}

const urlsIn = (xml: string) =>
  Array.from(xml.matchAll(/<entry>\n<id>([^<]*)<\/id>/g), ([, url]) => url);
const urlOf = ({ id }: { id: number }) => `${appUrl}/discussions/${id}`;

describe('the site feed', () => {
  it('lists the newest discussions first, regardless of activity', async () => {
    const older = await site.start({
      title: 'The older one',
      content: 'It is ||secret||, I **think**.',
    });
    const newer = await site.start({ title: 'The newer one' }, site.bob);
    await site.comment(older.id, 'So do I.');
    const xml = await read(siteFeed);
    expect(urlsIn(xml)).toEqual([urlOf(newer), urlOf(older)]);
    expect(xml).toContain(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
        `<id>${appUrl}${siteFeed}</id>`,
        '<title>Discussions · Martingale</title>',
        `<updated>${newer.createdAt}</updated>`,
        `<link rel="self" type="application/atom+xml" href="${appUrl}${siteFeed}"/>`,
        `<link rel="alternate" type="text/html" href="${appUrl}/questions"/>`,
        '<entry>',
      ].join('\n'),
    );
    expect(xml).toContain(
      [
        '<entry>',
        `<id>${urlOf(older)}</id>`,
        '<title>The older one</title>',
        `<published>${older.createdAt}</published>`,
        `<updated>${older.createdAt}</updated>`,
        '<author><name>Ada</name></author>',
        '<category term="A fair coin"/>',
        `<link rel="alternate" type="text/html" href="${urlOf(older)}"/>`,
        '<summary>It is [spoiler], I think.</summary>',
        '</entry>',
        '</feed>',
        '',
      ].join('\n'),
    );
    expect(xml).not.toContain('secret');
  });

  it('has no more than fifty', async () => {
    await site.rows(
      `insert into discussions (question_id, title, content, content_html)
         select $1, 'Discussion', 'Some content', '' from generate_series(1, 60)`,
      [site.questionId],
    );
    await site.changes.settle();
    expect(urlsIn(await read(siteFeed))).toHaveLength(50);
  });

  it('may be empty', async () => {
    const xml = await read(siteFeed);
    expect(xml).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(urlsIn(xml)).toEqual([]);
  });
});

describe("a question's feed", () => {
  it('has only its own discussions', async () => {
    const [otherId] = await site.rows(
      `insert into questions (name, description, description_html)
         values ('Another', 'What is it?', '') returning id`,
    );
    const own = await site.start();
    const other = await site.start({ title: 'Something else', questionId: otherId.id });
    const xml = await read(questionFeed());
    expect(xml).toContain('<title>Discussions of A fair coin · Martingale</title>');
    expect(xml).toContain(`<id>${appUrl}${questionFeed()}</id>`);
    expect(xml).toContain(
      `<link rel="alternate" type="text/html" href="${appUrl}/question/${site.questionId}"/>`,
    );
    expect(urlsIn(xml)).toEqual([urlOf(own)]);
    expect(urlsIn(await read(siteFeed))).toEqual([urlOf(other), urlOf(own)]);
  });

  it.each(['0', '-1', 'x', '1e3', '999999', '2147483648', '1'.repeat(50), "1'--", '%00', ''])(
    'is not found for %j',
    async (id) => {
      const answer = await site.nobody.get(`/feeds/question/${id}.atom`);
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('hidden content', () => {
  it('keeps hidden questions out of every feed, even for administrators', async () => {
    await site.start({ title: 'About a hidden question', questionId: site.hiddenId }, site.admin);
    for (const reader of [site.nobody, site.ada, site.admin]) {
      expect(urlsIn(await read(siteFeed, reader))).toEqual([]);
      const answer = await reader.get(`/feeds/question/${site.hiddenId}.atom`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Question not found']);
    }
  });

  it('drops a hidden question at once', async () => {
    await site.start();
    expect(urlsIn(await read(siteFeed))).toHaveLength(1);
    expect(urlsIn(await read(questionFeed()))).toHaveLength(1);
    await site.setHidden(true);
    await site.changes.settle();
    expect(urlsIn(await read(siteFeed))).toEqual([]);
    expect((await site.nobody.get(questionFeed())).statusCode).toBe(404);
  });

  it('drops a deleted discussion at once, until it is restored', async () => {
    const { id } = await site.start();
    expect(urlsIn(await read(siteFeed))).toHaveLength(1);
    await site.admin.delete(`/api/admin/discussions/${id}`, { reason: 'Spam' });
    for (const path of [siteFeed, questionFeed()]) {
      expect(urlsIn(await read(path, site.admin))).toEqual([]);
    }
    await site.admin.post(`/api/admin/discussions/${id}/restore`);
    expect(urlsIn(await read(siteFeed))).toHaveLength(1);
  });
});

it('does not name deleted accounts', async () => {
  const leaving = await site.person({ username: 'Leaving' });
  await site.start({}, leaving);
  expect(await read(siteFeed)).toContain('<author><name>Leaving</name></author>');
  await site.rows('delete from users where id = $1', [leaving.user.id]);
  await site.changes.settle();
  expect(await read(siteFeed)).toContain('<author><name>Unknown User</name></author>');
});

it('escapes user input', async () => {
  const title = ']]></title><script>alert("1")</script>&\u0001\u001b\ufffe';
  await site.start({ title, content: `<b onclick='x'>${title}</b>` });
  const xml = await read(siteFeed);
  const escaped = ']]&gt;&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;';
  expect(xml).toContain(`<title>${escaped}</title>`);
  expect(xml).toContain(`<summary>&lt;b onclick=&apos;x&apos;&gt;${escaped}&lt;/b&gt;</summary>`);
});

it('is revalidated every time, but sent only if it has changed', async () => {
  await site.start();
  const { headers } = await site.nobody.get(siteFeed);
  expect(headers['cache-control']).toBe('no-cache');
  const known = { 'if-none-match': String(headers.etag) };
  const again = await site.nobody.call('GET', siteFeed, undefined, known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await site.start({ title: 'Another one' });
  expect((await site.nobody.call('GET', siteFeed, undefined, known)).statusCode).toBe(200);
});

it('reads the database once until something changes', async () => {
  await read(siteFeed);
  await read(questionFeed());
  const query = vi.spyOn(site.database.pool, 'query');
  await read(siteFeed);
  await read(questionFeed());
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});
