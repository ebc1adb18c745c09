import { expect, test } from './fixtures.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

const breakOut = '</script><script>alert(1)</script>';

test('a question says what it is about', async ({ page, site }) => {
  const { id } = await insertQuestion(site.pool, {
    name: `Breaking ${breakOut}`,
    description: `Let $X\\le 1$. Is **$X$** fair? ${breakOut} <!-- ${'And so on. '.repeat(40)}`,
    solution: 'Nobody but readers may see this secret.',
    category: 'Probability',
    difficulty: 'Hard',
  });
  let hasAlerted = false;
  page.on('dialog', () => {
    hasAlerted = true;
  });
  const answer = await page.goto(`/question/${id}?from=elsewhere`);
  expect(await answer?.text()).not.toContain('secret');
  await expect(page).toHaveTitle(`Breaking ${breakOut} · Martingale`);
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  const description = await content('meta[name=description]');
  expect(description).toMatch(/^Let X ≤ 1\. Is X fair\? .*…$/);
  expect(description?.length).toBeLessThanOrEqual(160);
  const url = `${site.url}/question/${id}`;
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', url);
  expect(await content('meta[property="og:url"]')).toBe(url);
  expect(await content('meta[property="og:title"]')).toBe(`Breaking ${breakOut}`);
  expect(await content('meta[property="og:description"]')).toBe(description);
  expect(await content('meta[property="og:site_name"]')).toBe('Martingale');
  expect(await content('meta[property="og:type"]')).toBe('website');
  expect(await content('meta[name="twitter:card"]')).toBe('summary');

  const facts = page.locator('script[type="application/ld+json"]');
  await expect(facts).toHaveCount(1);
  const { '@graph': graph } = JSON.parse((await facts.textContent()) ?? '');
  expect(graph[0]).toMatchObject({
    '@type': 'Question',
    name: `Breaking ${breakOut}`,
    url,
    about: { name: 'Probability' },
    educationalLevel: 'Hard',
  });
  expect(graph[0].text).toContain('Let X ≤ 1. Is X fair?');
  expect(graph[1].itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site.url}/`,
    `${site.url}/questions`,
    url,
  ]);
  expect(hasAlerted).toBe(false);
});

test('a hidden question tells search engines nothing', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool, { isVisible: false });
  await signInAs(page, { isAdmin: true });
  await page.goto(`/question/${id}`);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
});

test('a discussion says what it is about, without its spoilers', async ({ page, site }) => {
  const { id, questionId } = await insertDiscussion(site.pool, {
    title: `Breaking ${breakOut}`,
    content: `Is $X\\le 1$? I **say** ||secret|| ${breakOut}`,
  });
  const commentId = await insertComment(site.pool, id, { content: 'It is ||secret||.' });
  await page.goto(`/discussions/${id}`);
  const facts = page.locator('script[type="application/ld+json"]');
  await expect(facts).toHaveCount(1);
  const json = (await facts.textContent()) ?? '';
  expect(json).not.toContain('secret');
  const { '@graph': graph } = JSON.parse(json);
  const url = `${site.url}/discussions/${id}`;
  expect(graph[0]).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url,
    headline: `Breaking ${breakOut}`,
    text: `Is X ≤ 1? I say [spoiler] ${breakOut}`,
    author: { '@type': 'Person', name: 'Unknown User' },
    commentCount: 1,
    comment: [{ url: `${url}#comment-${commentId}`, text: 'It is [spoiler].' }],
  });
  expect(graph[1].itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site.url}/`,
    `${site.url}/questions`,
    `${site.url}/question/${questionId}`,
    url,
  ]);
});

test('each page has its own head, also after moving on', async ({ page, site }) => {
  const canonical = page.locator('head link[rel=canonical]');
  await page.goto('/about?from=elsewhere');
  await expect(canonical).toHaveAttribute('href', `${site.url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
  await expect(canonical).toHaveAttribute('href', `${site.url}/questions`);
  await expect(canonical).toHaveCount(1);
  await page.goto('/forgot-password');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('robots.txt leads to a site map that is well-formed', async ({ page, site, request }) => {
  const { id } = await insertQuestion(site.pool);
  const hidden = await insertQuestion(site.pool, { isVisible: false });
  const robots = await (await request.get('/robots.txt')).text();
  const [, path = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(path).toBe(`${site.url}/sitemap.xml`);
  const map = await (await request.get(path)).text();
  expect(map).toContain(`/question/${id}<`);
  const urls = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
    return Array.from(parsed.querySelectorAll('url > loc'), ({ textContent }) => textContent);
  }, map);
  expect(urls).toContain(`${site.url}/question/${id}`);
  expect(urls).not.toContain(`${site.url}/question/${hidden.id}`);
});
