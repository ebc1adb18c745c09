import type { Page } from '@playwright/test';
import { expect, screens, test, viewports } from './fixtures.ts';
import { comments } from './support/discussion-page.ts';
import { insertDiscussion } from './support/discussions.ts';

const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const send = (page: Page) => page.getByRole('button', { name: 'Send comment' });
const toolbar = (page: Page) => page.getByRole('toolbar');
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('region', { name: /^Preview/ });
const draftNote = (page: Page) => page.getByText('Draft restored');

/** So many bytes. One word as long as that takes the browser seconds to break into lines. */
const wordsOf = (bytes: number) => 'many words '.repeat(bytes / 11).padEnd(bytes, 'x');

/** Selects the first place where a text stands. */
async function select(page: Page, text: string) {
  await field(page).evaluate((area, part) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('Not a text field');
    const start = area.value.indexOf(part);
    area.setSelectionRange(start, start + part.length);
  }, text);
}

test.describe('writing', () => {
  let threadId: number;

  test.beforeEach(async ({ page, site, signInAs }) => {
    threadId = (await insertDiscussion(site.pool)).id;
    await signInAs(page);
    await page.goto(`/discussions/${threadId}`);
  });

  test('has tools for what is selected, and they can be undone', async ({ page }) => {
    await field(page).fill('one two three');
    await select(page, 'two');
    await tool(page, 'Bold').click();
    await expect(field(page)).toHaveValue('one **two** three');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('2');
    await expect(field(page)).toHaveValue('one **2** three');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue('one two three');

    await select(page, 'three');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(field(page)).toHaveValue('one two _three_');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(field(page)).toHaveValue('one two three');
  });

  const tools = [
    ['Italic', '_x_'],
    ['Link', '[x](https://)'],
    ['List', '- x'],
    ['Quote', '> x'],
    ['Code', '`x`'],
    ['Formula', '$x$'],
    ['Formula on its own line', '$$\nx\n$$'],
    ['Spoiler', '||x||'],
  ] as const;
  test('has its tools', async ({ page }) => {
    for (const [name, result] of tools) {
      await field(page).fill('x');
      await select(page, 'x');
      await tool(page, name).click();
      await expect(field(page), name).toHaveValue(result);
    }
  });

  test('needs no mouse', async ({ page }) => {
    await field(page).fill('word');
    await select(page, 'word');
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Bold')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Link')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Spoiler')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Bold')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('||word||');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Spoiler')).toBeFocused();
  });

  test('shows what becomes of it', async ({ page }) => {
    await field(page).fill('A *hint*: $x^2$, and ||the answer||.');
    await expect(preview(page).locator('em')).toHaveText('hint');
    await expect(preview(page).locator('.katex').first()).toBeVisible();
    await expect(preview(page).getByText('the answer')).toBeHidden();
    await field(page).fill('<img src=x onerror="window.hasRun = true">');
    await expect(preview(page)).toContainText('onerror');
    await expect(preview(page).locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });

  test('on a phone shows either', async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await field(page).fill('A *hint*');
    await expect(preview(page)).toBeHidden();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview(page).locator('em')).toHaveText('hint');
    await expect(field(page)).toBeHidden();
    await page.getByRole('button', { name: 'Write' }).click();
    await expect(field(page)).toHaveValue('A *hint*');
  });

  test('waits for words', async ({ page }) => {
    await expect(send(page)).toBeDisabled();
    await field(page).fill('  \n ');
    await expect(send(page)).toBeDisabled();
    await field(page).press('ControlOrMeta+Enter');
    await field(page).fill('Words');
    await expect(send(page)).toBeEnabled();
  });

  test('sends by key, and is then empty', async ({ page }) => {
    await field(page).fill('Sent by *key*');
    await field(page).press('ControlOrMeta+Enter');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('main').locator('em')).toHaveText('key');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Sent by');
    await page.reload();
    await expect(page.getByRole('main').locator('em')).toHaveText('key');
    await expect(field(page)).toHaveValue('');
    await expect(draftNote(page)).toHaveCount(0);
  });

  test('tells how much room is left, near the end of it', async ({ page }) => {
    const cap = 20 * 1024;
    await field(page).fill(wordsOf(1000));
    await expect(field(page)).not.toHaveAccessibleDescription(/bytes/);
    await field(page).fill(wordsOf(cap - 10));
    await expect(field(page)).toHaveAccessibleDescription(/10 bytes left of 20 kB/);
    await expect(send(page)).toBeEnabled();
    await field(page).fill(wordsOf(cap + 10));
    await expect(field(page)).toHaveAccessibleDescription(/10 bytes too long: 20 kB is the most/);
    await expect(send(page)).toBeDisabled();
  });

  test('keeps a draft over a reload, until it is discarded', async ({ page }) => {
    await field(page).fill('Half a thought');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thought');
    await expect(draftNote(page)).toBeVisible();
    await expect(send(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(draftNote(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });

  test('keeps a draft of each discussion, for whoever wrote it', async ({
    page,
    site,
    signInAs,
  }) => {
    const other = await insertDiscussion(site.pool);
    await field(page).fill('Half a thought');
    await page.goto(`/discussions/${other.id}`);
    await expect(field(page)).toHaveValue('');
    await signInAs(page);
    await page.goto(`/discussions/${threadId}`);
    await expect(field(page)).toHaveValue('');
    await expect(draftNote(page)).toHaveCount(0);
  });

  test('forgets nothing where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('Storage is forbidden');
        },
      });
    });
    await page.reload();
    await field(page).fill('Still *sent*');
    await send(page).click();
    await expect(comments(page).locator('em')).toHaveText('sent');
  });

  test.describe('in vain', () => {
    test.use({ expectedConsoleErrors: [/status of 503|answered 503/] });

    test('loses nothing', async ({ page }) => {
      await page.route('**/api/comments', (route) =>
        route.fulfill({ status: 503, json: { message: 'Not now' } }),
      );
      await field(page).fill('Worth keeping');
      await send(page).click();
      await expect(page.getByText('Not now', { exact: true })).toBeVisible();
      await expect(field(page)).toHaveValue('Worth keeping');
      await expect(send(page)).toBeEnabled();
      await page.reload();
      await expect(field(page)).toHaveValue('Worth keeping');
    });
  });
});

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use(screen.use);

    test('writing is accessible and fits', async ({ page, site, signInAs, expectAccessible }) => {
      const { id } = await insertDiscussion(site.pool);
      await signInAs(page);
      await page.goto(`/discussions/${id}`);
      await expectAccessible(page);
      await field(page).fill('A *hint*: $x^2$, and ||the answer||.');
      const isPhone = screen.use.viewport.width === viewports.phone.width;
      if (isPhone) await page.getByRole('button', { name: 'Preview' }).click();
      await expect(preview(page).locator('.katex')).toHaveCount(1);
      await expectAccessible(page);
      if (isPhone) await page.getByRole('button', { name: 'Write' }).click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(screen.use.viewport.width);
      await field(page).fill(wordsOf(20_500));
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });
  });
}
