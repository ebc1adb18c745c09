import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertComments, insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Discussions' });
const cards = (page: Page) => block(page).getByRole('article');
const lists = '**/api/discussions/question/**';

/** Without asking the server for the whole page. */
async function openFromList(page: Page, name: string) {
  await page.goto(`/questions?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test.describe('the discussions of a question', () => {
  test('are none at first, and a visitor is asked to sign in', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool);
    await page.goto(`/question/${id}`);
    await expect(block(page).getByRole('heading', { name: 'No discussions yet' })).toBeVisible();
    await expect(
      block(page).getByText('Be the first to start a discussion about this question'),
    ).toBeVisible();
    await expect(block(page).getByRole('button')).toHaveCount(0);
    await block(page).getByRole('link', { name: 'Sign in to start a discussion' }).click();
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(`/question/${id}`)}`);
  });

  test('show what each is about and how lively it is', async ({ page, site, signInAs }) => {
    const author = await signInAs(page);
    const { id: questionId } = await insertQuestion(site.pool);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const { id, title } = await insertDiscussion(site.pool, {
      questionId,
      createdBy: author.id,
      createdAt: anHourAgo,
      content: `Is **this** $x^2$? ||It is seven.|| ${'And more words. '.repeat(40)}`,
      viewCount: 1234,
    });
    await insertComments(site.pool, id, [{}, {}]);
    await page.goto(`/question/${questionId}`);
    const card = cards(page);
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/discussions/${id}`,
    );
    await expect(card).toContainText(`Started by ${author.username} - 1 hour ago`);
    await expect(card).toContainText('2 comments');
    await expect(card).toContainText('1,234 views');
    await expect(card).toContainText(
      /Last activity just now|Last activity \d+ (second|minute)s? ago/,
    );
    await expect(card).not.toContainText('seven');
    await expect(card.getByText(/Pinned|Locked/)).toHaveCount(0);
    const lines = await card
      .getByText('And more words')
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    expect(Math.round(lines)).toBe(2);
  });

  test('name no author whose account is gone', async ({ page, site }) => {
    const { questionId } = await insertDiscussion(site.pool, {
      createdAt: new Date(Date.now() - 2 * 86_400_000),
      commentCount: 1,
      viewCount: 1,
    });
    await page.goto(`/question/${questionId}`);
    await expect(cards(page)).toContainText('Started by Unknown User - 2 days ago');
    await expect(cards(page).getByText('1 comment', { exact: true })).toBeVisible();
    await expect(cards(page).getByText('1 view', { exact: true })).toBeVisible();
  });

  test('are pinned and locked for all to see', async ({ page, site }) => {
    const { questionId, title } = await insertDiscussion(site.pool);
    const pinned = await insertDiscussion(site.pool, {
      questionId,
      isPinned: true,
      isLocked: true,
      lastActivityAt: new Date(0),
    });
    await page.goto(`/question/${questionId}`);
    const [first, second] = [cards(page).first(), cards(page).nth(1)];
    await expect(first).toContainText(pinned.title);
    await expect(first.getByText('Pinned', { exact: true })).toBeVisible();
    await expect(first.getByText('Locked', { exact: true })).toBeVisible();
    await expect(second).toContainText(title);
    const border = (card: typeof first) =>
      card.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await border(first)).not.toBe(await border(second));
  });

  test('are text, whatever stands in them', async ({ page, site }) => {
    const attack =
      '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
    const { questionId } = await insertDiscussion(site.pool, { title: attack, content: attack });
    await page.goto(`/question/${questionId}`);
    await expect(cards(page).getByRole('link')).toHaveText(attack);
    await expect(cards(page).locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });

  test('come in pages of ten', async ({ page, site }) => {
    const { id: questionId } = await insertQuestion(site.pool);
    for (let count = 0; count < 12; count += 1) await insertDiscussion(site.pool, { questionId });
    await page.goto(`/question/${questionId}`);
    await expect(cards(page)).toHaveCount(10);
    const more = block(page).getByRole('button', { name: 'Show more discussions' });
    await more.click();
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).nth(10).getByRole('link')).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  test('have a feed, unless the question is hidden', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    const hidden = await insertQuestion(site.pool, { isVisible: false });
    const inHead = page.locator('head link[type="application/atom+xml"][href*="/question/"]');
    const feed = block(page).getByRole('link', { name: 'Atom feed' });
    await page.goto(`/question/${id}`);
    await expect(inHead).toHaveAttribute('href', `/feeds/question/${id}.atom`);
    await expect(feed).toHaveAttribute('href', `/feeds/question/${id}.atom`);

    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${hidden.id}`);
    await expect(block(page)).toContainText('No discussions yet');
    await expect(inHead).toHaveCount(0);
    await expect(feed).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

    test('can be read', async ({ page, site }) => {
      const { id: questionId } = await insertQuestion(site.pool);
      for (let count = 0; count < 11; count += 1) await insertDiscussion(site.pool, { questionId });
      await page.goto(`/question/${questionId}`);
      await expect(cards(page)).toHaveCount(10);
      await expect(cards(page).last()).toBeVisible();
      await expect(block(page).getByRole('button')).toHaveCount(0);
    });
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedConsoleErrors: [/status of 500|answered 500|ERR_FAILED/] });

    test('say so, and can be asked for again', async ({ page, site }) => {
      const { id: questionId, name } = await insertQuestion(site.pool);
      const { title } = await insertDiscussion(site.pool, { questionId });
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(lists, async (route) => {
        await answered;
        await route.fulfill({ status: 500, json: { message: 'Internal server error' } });
      });
      await openFromList(page, name);
      await expect(block(page).getByText('Loading discussions...')).toBeVisible();
      answer();
      const failure = block(page).getByRole('alert');
      await expect(failure).toContainText('Error loading discussions: Failed to fetch discussions');
      await expect(page.getByRole('article').first()).toContainText('What is');

      await page.unroute(lists);
      await page.route(lists, (route) => route.abort());
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toContainText('Error loading discussions: Unknown error');

      await page.unroute(lists);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toContainText(title);
      await expect(failure).toHaveCount(0);
    });

    test('leave those that are there', async ({ page, site }) => {
      const { id: questionId } = await insertQuestion(site.pool);
      for (let count = 0; count < 11; count += 1) await insertDiscussion(site.pool, { questionId });
      await page.goto(`/question/${questionId}`);
      await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
      await block(page).getByRole('button', { name: 'Show more discussions' }).click();
      const failure = block(page).getByRole('alert');
      await expect(failure).toContainText('Error loading discussions: Failed to fetch discussions');
      await expect(cards(page)).toHaveCount(10);
      await page.unroute(lists);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(11);
    });
  });
});
