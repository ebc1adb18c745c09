import { expect, test } from './fixtures.ts';
import { register, signIn } from './support/accounts.ts';
import { comment } from './support/discussion-page.ts';
import { insertComment, insertComments, insertDiscussion } from './support/discussions.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

test.describe('a discussion', () => {
  test('shows its question, author and comments', async ({ page, site, signInAs }) => {
    const ann = await signInAs(page);
    await page.context().clearCookies();
    const question = await insertQuestion(site.pool);
    const thread = await insertDiscussion(site.pool, {
      questionId: question.id,
      createdBy: ann.id,
      content: 'How would you begin with $x^2$?',
      isPinned: true,
      isLocked: true,
    });
    const first = await insertComment(site.pool, thread.id, {
      userId: ann.id,
      content: 'Like **this**.',
      likeCount: 3,
      editedAt: new Date(),
    });
    const second = await insertComment(site.pool, thread.id, { parentId: first });
    await page.goto(`/discussions/${thread.id}`);
    await expect(page).toHaveTitle(new RegExp(thread.title));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/discussions/${thread.id}$`),
    );
    const main = page.getByRole('main');
    await expect(main.getByText('Discussion', { exact: true })).toBeVisible();
    await expect(main.getByText('Quantitative Researcher Interview Question')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thread.title);
    await expect(main.getByRole('link', { name: question.name })).toHaveAttribute(
      'href',
      `/question/${question.id}`,
    );
    const header = main.getByRole('article').locator('header');
    for (const text of ['Pinned', 'Locked', ann.username, 'just now', '2 comments']) {
      await expect(header.getByText(text)).toBeVisible();
    }
    await expect(main.locator('article .katex').first()).toBeVisible();

    await expect(comment(page, first)).toContainText(ann.username);
    await expect(comment(page, first).getByText('U', { exact: true })).toBeVisible();
    await expect(comment(page, first).locator('strong')).toHaveText('this');
    await expect(comment(page, first)).toContainText('edited just now');
    await expect(comment(page, first)).toContainText('3 likes');
    await expect(comment(page, second)).toContainText('Unknown User');
    await expect(comment(page, second)).toContainText('0 likes');
  });

  test('is server-rendered, without Markdown sources and spoilers', async ({ page, site }) => {
    const secret = uniqueName('secret');
    const thread = await insertDiscussion(site.pool, { content: '**Bold** beginning of a talk.' });
    const id = await insertComment(site.pool, thread.id, {
      content: `It is **two** ||${secret}||.`,
    });
    const html = await (await page.request.get(`/discussions/${thread.id}`)).text();
    expect(html).toContain(`id="comment-${id}"`);
    expect(html).toContain('It is <strong>two</strong>');
    expect(html).not.toContain('**two**');
    expect(html).not.toContain('**Bold**');
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(facts).toContain('DiscussionForumPosting');
    expect(facts).not.toContain(secret);
  });

  test('takes visitors to the sign-in and back, and offers them nothing else', async ({
    page,
    site,
  }) => {
    const person = await register(page);
    await page.context().clearCookies();
    const { id } = await insertDiscussion(site.pool);
    await insertComment(site.pool, id);
    await page.goto(`/discussions/${id}`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in to join the discussion' }).click();
    await signIn(page, person);
    await expect(page).toHaveURL(`/discussions/${id}`);
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('a discussion can be read', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool, { content: 'Read me without scripts.' });
    const [first] = await insertComments(site.pool, id, [{ content: 'A ||hidden|| word.' }]);
    await page.goto(`/discussions/${id}#comment-${first}`);
    await expect(page.getByText('Read me without scripts.')).toBeVisible();
    const text = comment(page, first ?? 0);
    await expect(text).toContainText('word.');
    await text.locator('summary').click();
    await expect(text.getByText('hidden', { exact: true })).toBeVisible();

    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('a missing discussion', () => {
  test.use({ expectedConsoleErrors: [/status of (404|500|400)|answered 500/] });

  test('without an id, or with an unknown one, is not found', async ({ page }) => {
    for (const path of ['', '/2147483647']) {
      const response = await page.goto(`/discussions${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discussion Not Found');
    }
  });

  test('with an invalid id is not found', async ({ request }) => {
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999']) {
      const answer = await request.get(`/discussions/${id}`);
      expect(answer.status(), id).toBe(404);
      expect(await answer.text(), id).toMatch(/<h1[^>]*>Discussion Not Found</);
    }
  });

  test('is not found by visitors when it is deleted or its question is hidden', async ({
    page,
    site,
  }) => {
    const hidden = await insertQuestion(site.pool, { isVisible: false });
    const ofHidden = await insertDiscussion(site.pool, { questionId: hidden.id });
    const deleted = await insertDiscussion(site.pool, { deletedAt: new Date() });
    for (const { id, title } of [ofHidden, deleted]) {
      const response = await page.goto(`/discussions/${id}`);
      expect(response?.status()).toBe(404);
      expect(await page.content()).not.toContain(title);
    }
  });
});
