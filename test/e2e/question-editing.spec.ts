import { insertAnswer } from '#test/support/answers.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { expect, test, viewports } from './fixtures.ts';
import { openEditor } from './support/question-editing.ts';
import { insertQuestion } from './support/questions.ts';

test.use({ expectedConsoleErrors: [/status of 409/] });

test('an edit changes what everyone sees, after someone else saved first', async ({
  page,
  site,
  signInAs,
  expectAccessible,
}) => {
  const { id } = await insertQuestion(site.pool, { description: 'Long text. '.repeat(300) });
  await insertAnswer(site.pool, { questionId: id });
  await signInAs(page, { isAdmin: true });
  await page.goto(`/question/${id}`);
  const dialog = await openEditor(page);
  const preview = dialog.getByRole('region', { name: 'Preview: Description' });
  const text = dialog.getByLabel('Description', { exact: true });
  const notice = dialog.getByRole('region', { name: 'Edit conflict' });

  for (const [device, viewport] of Object.entries(viewports)) {
    await test.step(`the editor fits: ${device}`, async () => {
      await page.setViewportSize(viewport);
      if (device === 'phone') {
        await expect(preview).toBeHidden();
        await dialog.getByRole('button', { name: 'Preview' }).click();
        await expect(text).toBeHidden();
        await expect(preview).toContainText('Long text.');
        await dialog.getByRole('button', { name: 'Write' }).click();
        await expect(text).toBeVisible();
      } else {
        await expect(text).toBeVisible();
        await expect(preview).toContainText('Long text.');
      }
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport();
      const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBe(0);
    });
  }

  await test.step("someone else's version is shown", async () => {
    const { cookie } = await createSignedInUser(site.pool, { isAdmin: true });
    const saved = await fetch(`${site.url}/api/admin/questions/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
      body: JSON.stringify({ name: 'Their name', description: 'This is what **they** wrote.' }),
    });
    expect(saved.ok).toBe(true);
    await text.fill('Price a *call* with $\\sigma = 0.2$.');
    await expect(preview.locator('em')).toHaveText('call');
    await expect(preview.locator('.katex').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(notice.locator('strong')).toHaveText('they');
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, { include: 'dialog' });
    }
  });

  await test.step('the page shows what was saved, for visitors too', async () => {
    await dialog.getByLabel('Keep the answer check, hints and simulation.').uncheck();
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article').locator('em')).toHaveText('call');
    await expect(page.getByRole('button', { name: 'Check answer' })).toHaveCount(0);
    const visitorsPage = await (await fetch(`${site.url}/question/${id}`)).text();
    expect(visitorsPage).toContain('<em>call</em>');
    expect(visitorsPage).not.toContain('Check answer');
  });

  await test.step('a solution is changed', async () => {
    const editor = await openEditor(page, 'Edit Solution');
    await editor.getByLabel('Solution', { exact: true }).fill('The *second* answer.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(editor).toBeHidden();
    await page.getByRole('button', { name: 'Show Solution' }).click();
    await expect(page.getByRole('region', { name: 'Solution' })).toContainText(
      'The second answer.',
    );
  });
});
