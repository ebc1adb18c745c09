import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertDiscussion } from './support/discussions.ts';

interface ParsedFeed {
  title: string;
  self: string;
  entries: { title: string; url: string }[];
}

/** Parses with the browser's own parser, which is strict. */
function parse(page: Page, text: string): Promise<ParsedFeed> {
  return page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
    const attribute = (parent: ParentNode, selector: string) =>
      parent.querySelector(selector)?.getAttribute('href') ?? '';
    const title = (parent: ParentNode) => parent.querySelector(':scope > title')?.textContent ?? '';
    return {
      title: title(parsed.documentElement),
      self: attribute(parsed, 'feed > link[rel=self]'),
      entries: Array.from(parsed.querySelectorAll('entry'), (entry) => ({
        title: title(entry),
        url: attribute(entry, 'link[rel=alternate]'),
      })),
    };
  }, text);
}

const title = ']]></title><script>alert("1")</script>&amp;\u0001\u001b\ufffe 😀';
const shown = ']]></title><script>alert("1")</script>&amp; 😀';

test('feeds are well-formed, whatever people write', async ({ page, site, request }) => {
  const { id, questionId } = await insertDiscussion(site.pool, { title });
  const entry = { title: shown, url: `${site.url}/discussions/${id}` };
  for (const path of ['/feeds/discussions.atom', `/feeds/question/${questionId}.atom`]) {
    const feed = await parse(page, await (await request.get(path)).text());
    expect(feed.self).toBe(site.url + path);
    expect(feed.entries).toContainEqual(entry);
  }
});

test('the list of questions leads to the feed of the site', async ({ page, request }) => {
  await page.goto('/questions');
  const link = page.locator('head link[type="application/atom+xml"]');
  await expect(link).toHaveAttribute('href', '/feeds/discussions.atom');
  await page.getByRole('banner').getByRole('link', { name: 'Martingale' }).click();
  await expect(link).toHaveCount(0);
  const answer = await request.get('/feeds/discussions.atom');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await parse(page, await answer.text())).title).toBe('Discussions · Martingale');
});
