import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { insertDiscussion } from './support/discussions.ts';

const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const preview = (page: Page) => page.getByRole('region', { name: /^Preview/ });

/** A single word of this length would take the browser seconds to break into lines. */
const wordsOf = (bytes: number) => 'many words '.repeat(bytes / 11).padEnd(bytes, 'x');

/** Selects the first occurrence of a text. */
async function select(page: Page, text: string) {
  await field(page).evaluate((area, part) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('Not a text field');
    const start = area.value.indexOf(part);
    area.setSelectionRange(start, start + part.length);
  }, text);
}

test.use({ expectedConsoleErrors: [/Failed to (load resource|fetch)|request failed/] });

test('the composer previews and formats what is typed', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id } = await insertDiscussion(site.pool);
  await signInAs(page);
  await page.goto(`/discussions/${id}`);

  await test.step('without its renderer it offers a reload, which keeps the text', async () => {
    const renderer = '**/assets/render-*.js';
    await page.route(renderer, (route) => route.abort());
    await field(page).fill('A *hint*');
    await expect(preview(page).getByRole('alert')).toContainText(
      'The preview could not be loaded.',
    );
    await page.unroute(renderer);
    await preview(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(preview(page).locator('em')).toHaveText('hint');
    await expect(field(page)).toHaveValue('A *hint*');
    await expect(page.getByText('Draft restored')).toBeVisible();
  });

  await test.step('tools change the selection, and can be undone', async () => {
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
  });

  await test.step('the keyboard is enough', async () => {
    await select(page, 'three');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(field(page)).toHaveValue('one two _three_');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(field(page)).toHaveValue('one two three');
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Bold')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('one two ||three||');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Spoiler')).toBeFocused();
  });

  await test.step('a phone shows either the text or its preview', async () => {
    await page.setViewportSize(viewports.phone);
    await field(page).fill('A *hint*: $x^2$, and ||the answer||.');
    await expect(preview(page)).toBeHidden();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview(page).locator('.katex')).toHaveCount(1);
    await expect(preview(page).getByText('the answer')).toBeHidden();
    await expect(field(page)).toBeHidden();
    await expectRight(page, { include: 'main form' });

    await page.setViewportSize(viewports.phone);
    await page.getByRole('button', { name: 'Write' }).click();
    await expect(field(page)).toHaveValue('A *hint*: $x^2$, and ||the answer||.');
  });

  await test.step('text that is too long is marked', async () => {
    await field(page).fill(wordsOf(20_500));
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expectRight(page, { include: 'main form' });
  });
});
