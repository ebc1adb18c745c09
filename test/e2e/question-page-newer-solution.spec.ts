import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hide, show, watchSolutionCalls } from './support/question-page.ts';
import { insertQuestion, updateSolution } from './support/questions.ts';

test.describe('a newer solution', () => {
  test('shows without a reload, where the reader is', async ({ page, site, signInAs }) => {
    const paragraphs = Array.from({ length: 60 }, (_, line) => `Line ${line} of it.`).join('\n\n');
    const { id } = await insertQuestion(site.pool, { solution: paragraphs });
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await page.getByText('Line 40 of it.').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const loading: string[] = [];
    await page.exposeFunction('noteLoading', (text: string) => loading.push(text));
    await page.evaluate(() => {
      const text = 'Loading the solution';
      new MutationObserver(() => {
        if (document.body.textContent.includes(text)) Reflect.get(window, 'noteLoading')(text);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await updateSolution(site.pool, id, `${paragraphs}\n\nA line was added.`);
    await expect(page.getByText('A line was added.')).toBeVisible();
    expect(loading, 'the skeleton did not come back').toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('reaches every tab that shows it', async ({ page, context, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: 'The first version.' });
    await signInAs(context);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/question/${id}`);
      await show(tab).click();
      await expect(tab.getByText('The first version.')).toBeVisible();
    }
    await updateSolution(site.pool, id, 'The second version.');
    for (const tab of [page, other]) {
      await expect(tab.getByText('The second version.')).toBeVisible();
    }
  });

  test('shows at once where the page itself was told', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: 'The first version.' });
    await signInAs(page);
    await page.goto(`/question/${id}`);
    // No polls: the event alone has to do.
    await page.route('**/api/solution-updates*', () => {});
    await show(page).click();
    await expect(page.getByText('The first version.')).toBeVisible();
    await updateSolution(site.pool, id, 'The second version.');
    const announce = (questionId: number) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent('solution_updated', { detail })), {
        questionId,
      });
    const calls = watchSolutionCalls(page);
    await announce(id + 1);
    await announce(id);
    await expect(page.getByText('The second version.')).toBeVisible();
    const asked = calls.filter((call) => call !== '/api/solution-updates');
    expect(asked).toEqual([`/api/solutions/${id}`]);
  });

  test('is not asked about while hidden', async ({ page, site, signInAs }) => {
    await page.clock.install();
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    const calls = watchSolutionCalls(page);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect.poll(() => calls).toContain('/api/solution-updates');
    const polled = () => calls.filter((call) => call === '/api/solution-updates').length;
    // Whatever was asked for before it has been noted by then.
    const callsAreNoted = () => page.evaluate(() => fetch('/favicon.svg').then(() => {}));
    const isDue = async () => {
      const before = polled();
      await page.clock.runFor(2000);
      await callsAreNoted();
      return polled() - before;
    };
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await callsAreNoted();
    expect(await isDue()).toBe(1);
    await setVisibility(page, 'hidden');
    expect(await isDue()).toBe(0);
    const whileHidden = polled();
    await setVisibility(page, 'visible');
    await page.clock.runFor(2000);
    await expect.poll(polled).toBeGreaterThan(whileHidden);
    await hide(page).click();
    expect(await isDue()).toBe(0);
  });

  test('is not asked about for a hidden question', async ({ page, site, signInAs }) => {
    await page.clock.install();
    const { id } = await insertQuestion(site.pool, { isVisible: false, solution: 'Not yet.' });
    await signInAs(page, { isAdmin: true });
    const calls = watchSolutionCalls(page);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText('Not yet.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = calls.length;
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch('/favicon.svg'));
    expect(calls.slice(before)).toEqual([]);
  });
});

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
