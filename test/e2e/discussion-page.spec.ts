import { expect, test, viewports } from './fixtures.ts';
import { comment, comments } from './support/discussion-page.ts';
import {
  insertChain,
  insertComment,
  insertComments,
  insertDiscussion,
} from './support/discussions.ts';

test('the tree of comments is indented, up to four times on a phone', async ({ page, site }) => {
  const { id } = await insertDiscussion(site.pool);
  const ids = await insertChain(site.pool, id, 7);
  const [, , , , fourth = 0, fifth = 0] = ids;
  const rest = await insertComments(
    site.pool,
    id,
    Array.from({ length: 30 }, () => ({})),
  );
  const last = rest.at(-1) ?? 0;
  const indents = () =>
    Promise.all(
      ids.map((one) =>
        comment(page, one).evaluate((item) => Number.parseFloat(getComputedStyle(item).marginLeft)),
      ),
    );

  await test.step('a link leads to a comment', async () => {
    await page.goto(`/discussions/${id}#comment-${last}`);
    await expect(comment(page, last)).toBeInViewport();
    await expect(comment(page, last)).toHaveAttribute('data-target', 'true');
    await expect(page.locator('[data-target]')).toHaveCount(1);
  });

  await test.step('by 1.5rem per level, to the right edge of the column', async () => {
    expect(await indents()).toEqual(ids.map((_, depth) => depth * 24));
    const edges = await Promise.all(
      ids.map((one) => comment(page, one).evaluate((item) => item.getBoundingClientRect().right)),
    );
    expect(new Set(edges).size).toBe(1);
  });

  await test.step('on a phone, deeper replies name and link to their parents', async () => {
    await page.setViewportSize(viewports.phone);
    expect(await indents()).toEqual(ids.map((_, depth) => Math.min(depth, 4) * 24));
    await comment(page, fifth).getByRole('link', { name: 'in reply to' }).click();
    await expect(page).toHaveURL(new RegExp(`#comment-${fourth}$`));
    await expect(comment(page, fourth)).toHaveAttribute('data-target', 'true');
    await expect(comment(page, fourth)).toBeInViewport();
  });
});

test('a long discussion opens at a comment that is not loaded yet, then loads the rest', async ({
  page,
  site,
}) => {
  const { id } = await insertDiscussion(site.pool);
  const ids = await insertComments(
    site.pool,
    id,
    Array.from({ length: 320 }, () => ({})),
  );
  const far = ids.at(-5) ?? 0;
  const reply = await insertComment(site.pool, id, { parentId: far, content: 'An answer.' });
  await page.goto(`/discussions/${id}#comment-${far}`);
  await expect(comment(page, far)).toBeInViewport();
  await expect(comment(page, far)).toHaveAttribute('data-target', 'true');
  await expect(comment(page, reply)).toHaveCSS('margin-left', '24px');
  await expect(comments(page)).toHaveCount(321);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('a discussion can be read', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool, { content: 'Read me without scripts.' });
    const first = await insertComment(site.pool, id, { content: 'A ||hidden|| word.' });
    await signInAs(page);
    await page.goto(`/discussions/${id}#comment-${first}`);
    await expect(page.getByText('Read me without scripts.')).toBeVisible();
    await expect(comment(page, first)).toContainText('word.');
    await comment(page, first).locator('summary').click();
    await expect(comment(page, first).getByText('hidden', { exact: true })).toBeVisible();
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
