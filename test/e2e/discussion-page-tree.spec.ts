import { expect, test, viewports } from './fixtures.ts';
import { comment, comments } from './support/discussion-page.ts';
import { insertComment, insertComments, insertDiscussion } from './support/discussions.ts';

/** Each comment replies to the one before it. */
async function insertChain(
  pool: Parameters<typeof insertComment>[0],
  threadId: number,
  length: number,
) {
  const ids: number[] = [];
  for (let depth = 0; depth < length; depth += 1) {
    const parentId = ids.at(-1) ?? null;
    ids.push(await insertComment(pool, threadId, { parentId, content: `Level ${depth}.` }));
  }
  return ids;
}

test.describe('the tree of comments', () => {
  test('is indented by 1.5rem per level', async ({ page, site }) => {
    const { id } = await insertDiscussion(site.pool);
    const ids = await insertChain(site.pool, id, 7);
    await page.goto(`/discussions/${id}`);
    for (const [depth, commentId] of ids.entries()) {
      await expect(comment(page, commentId)).toHaveCSS('margin-left', `${depth * 24}px`);
    }
    // … to the right edge of the column, and no further.
    const edges = await Promise.all(
      ids.map((commentId) =>
        comment(page, commentId).evaluate((item) => item.getBoundingClientRect().right),
      ),
    );
    expect(new Set(edges).size).toBe(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: viewports.phone });

    test('is indented four times at most, and deeper replies name their parents', async ({
      page,
      site,
      signInAs,
    }) => {
      const ann = await signInAs(page);
      const { id } = await insertDiscussion(site.pool);
      const ids = await insertChain(site.pool, id, 5);
      const [, , , , fourth = 0] = ids;
      await site.pool.query('update comments set user_id = $1 where id = $2', [ann.id, fourth]);
      const fifth = await insertComment(site.pool, id, { parentId: fourth });
      const sixth = await insertComment(site.pool, id, { parentId: fifth });
      await page.goto(`/discussions/${id}`);
      await expect(comment(page, fourth)).toHaveCSS('margin-left', '96px');
      await expect(comment(page, fifth)).toHaveCSS('margin-left', '96px');
      await expect(comment(page, sixth)).toHaveCSS('margin-left', '96px');
      await expect(comment(page, fourth)).not.toContainText('↪');
      await expect(comment(page, fifth)).toContainText(`↪ in reply to ${ann.username}`);
      await expect(comment(page, sixth)).toContainText('↪ in reply to Unknown User');
      await comment(page, fifth).getByRole('link', { name: ann.username }).click();
      await expect(page).toHaveURL(new RegExp(`#comment-${fourth}$`));
      await expect(comment(page, fourth)).toHaveAttribute('data-target', 'true');
    });
  });
});

test.describe('a link to a single comment', () => {
  test('is its time, and scrolls to it', async ({ page, site }) => {
    const { id } = await insertDiscussion(site.pool);
    const ids = await insertComments(
      site.pool,
      id,
      Array.from({ length: 40 }, (_, index) => ({ content: `Comment number ${index}.` })),
    );
    const last = ids.at(-1) ?? 0;
    await page.goto(`/discussions/${id}`);
    await expect(comment(page, last)).not.toBeInViewport();
    await comment(page, last).getByRole('link').click();
    const url = page.url();
    expect(url).toMatch(new RegExp(`#comment-${last}$`));
    await page.goto('/about');
    await page.goto(url);
    await expect(comment(page, last)).toBeInViewport();
    await expect(comment(page, last)).toHaveAttribute('data-target', 'true');
    await expect(page.locator('[data-target]')).toHaveCount(1);
  });
});

test.describe('a long discussion', () => {
  const texts = Array.from({ length: 620 }, (_, index) => ({
    content: `Comment number ${index}.`,
  }));

  test('loads more with a button, and focuses the first new comment', async ({ page, site }) => {
    const { id } = await insertDiscussion(site.pool);
    const ids = await insertComments(site.pool, id, texts);
    const pages: string[] = [];
    const clicked = Promise.withResolvers<void>();
    // Scrolling near the button already requests the page, which must not arrive before the click.
    await page.route('**/comments?**', async (route) => {
      pages.push(route.request().url());
      await clicked.promise;
      await route.continue();
    });
    await page.goto(`/discussions/${id}`);
    await expect(comments(page)).toHaveCount(300);
    await page.getByRole('button', { name: /comments/ }).press('Enter');
    clicked.resolve();
    await expect(comment(page, ids[300] ?? 0)).toBeFocused();
    await expect(comment(page, ids[300] ?? 0)).toBeInViewport();
    expect(pages).toHaveLength(1);
  });

  test('loads more when scrolled to the end', async ({ page, site }) => {
    const { id } = await insertDiscussion(site.pool);
    const ids = await insertComments(site.pool, id, texts);
    await page.goto(`/discussions/${id}`);
    const end = page.getByRole('link', { name: 'Sign in to join the discussion' });
    await expect(async () => {
      await end.scrollIntoViewIfNeeded();
      await expect(comments(page)).toHaveCount(texts.length, { timeout: 500 });
    }).toPass();
    await expect(comment(page, ids.at(-1) ?? 0)).toContainText('Comment number 619.');
    await expect(page.getByRole('button', { name: 'Load more comments' })).toHaveCount(0);
    const shown = await comments(page).evaluateAll((items) => items.map(({ id }) => id));
    expect(shown).toEqual(ids.map((commentId) => `comment-${commentId}`));
  });

  test('opens at a comment that is not loaded yet', async ({ page, site }) => {
    const { id } = await insertDiscussion(site.pool);
    const ids = await insertComments(site.pool, id, texts);
    const far = ids[500] ?? 0;
    const reply = await insertComment(site.pool, id, { parentId: far, content: 'An answer.' });
    await page.goto(`/discussions/${id}#comment-${far}`);
    await expect(comment(page, far)).toBeInViewport();
    await expect(comment(page, far)).toHaveAttribute('data-target', 'true');
    await expect(comment(page, reply)).toHaveCSS('margin-left', '24px');
  });
});
