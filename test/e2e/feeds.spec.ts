import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

/** Parses with the browser's own parser, which is strict. */
function parse(page: Page, text: string) {
  return page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
    const url = (parent: ParentNode, selector: string) =>
      parent.querySelector(selector)?.getAttribute('href') ?? '';
    return {
      self: url(parsed, 'feed > link[rel=self]'),
      entries: Array.from(parsed.querySelectorAll('entry'), (entry) => ({
        title: entry.querySelector(':scope > title')?.textContent ?? '',
        url: url(entry, 'link[rel=alternate]'),
      })),
      locations: Array.from(parsed.querySelectorAll('url > loc'), (loc) => loc.textContent),
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

test('robots.txt points to a well-formed sitemap', async ({ page, site, request }) => {
  const { id } = await insertQuestion(site.pool);
  const hidden = await insertQuestion(site.pool, { isVisible: false });
  const robots = await (await request.get('/robots.txt')).text();
  const [, path = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(path).toBe(`${site.url}/sitemap.xml`);
  const { locations } = await parse(page, await (await request.get(path)).text());
  expect(locations).toContain(`${site.url}/question/${id}`);
  expect(locations).not.toContain(`${site.url}/question/${hidden.id}`);
});
