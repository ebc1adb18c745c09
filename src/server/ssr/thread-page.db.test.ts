import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { builtPages } from './built-pages.ts';

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite({ pages: await builtPages() });
});
afterAll(() => site.close());

const times = (text: string, part: string) => text.split(part).length - 1;

it('has the HTML of each text once', async () => {
  const { id } = await site.start({ content: 'The *whole* text, with $\\frac{1}{2}$.' });
  await site.comment(id, 'One *first* comment');
  await site.comment(id, 'One *second* comment');
  for (const reader of [site.nobody, site.bob]) {
    const { body, statusCode } = await reader.get(`/discussions/${id}`);
    expect(statusCode).toBe(200);
    for (const part of ['<em>whole', '<em>first', '<em>second', '<mfrac>']) {
      expect(times(body, part), part).toBe(1);
      expect(times(body, part.replace('<', '\\u003c')), part).toBe(0);
    }
  }
});

it("is on its question's page as a preview only", async () => {
  const content = `${'A long text. '.repeat(100)} Its end.`;
  await site.start({ title: 'A long one', content });
  const { body } = await site.nobody.get(`/question/${site.questionId}`);
  expect(body).toContain('A long one');
  expect(body).not.toContain('Its end.');
});

it('stays small, whatever its comments were stored as', async () => {
  const { id } = await site.start({ title: 'A large one' });
  await site.rows(
    `insert into comments (thread_id, content, content_html)
     select $1, 'Comment ' || n, repeat('<b>x</b>', $2) from generate_series(1, 40) n`,
    [id, 100_000 / 8],
  );
  await site.rows(
    `insert into comments (thread_id, content, content_html)
     select $1, 'Comment ' || n, repeat('<b>x</b>', $2) from generate_series(1, 20) n`,
    [id, 3_000_000 / 8],
  );
  const { body } = await site.nobody.get(`/discussions/${id}`);
  expect(times(body, '<b>x</b>')).toBe((10 * 100_000) / 8);
  expect(body.length).toBeLessThan(1_200_000);
});
