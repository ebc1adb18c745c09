import { expect, test } from './fixtures.ts';
import { toast } from './support/accounts.ts';
import { uniqueName } from './support/questions.ts';

test('a question is added with all its parts, tried as a learner, edited and restored', async ({
  page,
  signInAs,
  expectRight,
}) => {
  const name = uniqueName('Written');
  await signInAs(page, { isAdmin: true });
  await page.goto(`/admin?search=${encodeURIComponent(name)}`);
  const add = page.getByRole('button', { name: 'Add question' });
  await add.first().click();
  const form = page.getByRole('dialog', { name: 'Add question' });
  const open = (title: string) => form.locator('summary', { hasText: title }).click();

  await test.step('it closes without asking while nothing is written', async () => {
    await open('Answer check');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await add.first().click();
  });

  await test.step('it is written', async () => {
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Description', { exact: true }).fill('What is the chance of a seven?');
    await form.getByRole('textbox', { name: 'Solution (optional)' }).fill('It is **one**.');
    await open('Hints');
    await form.getByRole('button', { name: 'Add a hint' }).click();
    await form.getByLabel('Hint 1', { exact: true }).fill('*Six* of $36$ pairs fit.');
    await expect(form.getByRole('region', { name: 'Preview: Hint 1' }).locator('em')).toBeVisible();

    await open('Subject line and tags');
    await form.getByRole('combobox', { name: 'Tags' }).pressSequentially('dice,sums');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Remove tag sums' })).toBeVisible();

    await open('Follow-ups');
    await form.getByRole('button', { name: 'Add a follow-up' }).click();
    await form.getByLabel('Follow-up 1', { exact: true }).fill('And an eight?');
    await form.getByLabel('Answer to follow-up 1', { exact: true }).fill('$5/36$');
    await form.getByLabel('Check of follow-up 1').selectOption('Fraction');
    const check = form.getByRole('group', { name: 'Follow-up 1' });
    await check.getByLabel('Value', { exact: true }).fill('5/36');

    await open('Answer check');
    await form.getByLabel('Kind of answer').selectOption('Fraction');
    await form.getByLabel('Value', { exact: true }).first().fill('1/6');
    await form.getByRole('button', { name: 'Add a mistake' }).first().click();
    await page.keyboard.type('1/11');
    await form.getByLabel('Message 1').fill('The sums are not equally likely.');
  });

  await test.step('it is tried', async () => {
    const trial = form.getByLabel('Try it as a learner').first();
    await trial.fill('2/12');
    await trial.press('Enter');
    await expect(form.getByText('Right.', { exact: true })).toBeVisible();
    await expectRight(page, { include: 'dialog[open]' });
  });

  const row = page.getByRole('row').filter({ hasText: name });

  await test.step('it is added and visible', async () => {
    await form.getByRole('button', { name: 'Add question' }).click();
    await expect(toast(page).getByRole('link', { name })).toBeVisible();
    await expect(row).toBeInViewport();
  });

  await test.step('it is edited', async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit question' });
    await editing.getByLabel('Solution', { exact: true }).fill('It is **two**.');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Question updated');
  });

  await test.step('its solution is restored, and a reader practices it', async () => {
    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: 'Restore Solution, version 1' }).click();
    await expect(history.getByRole('heading', { name: 'Solution, version 3' })).toBeVisible();
    await history.getByRole('button', { name: 'Close' }).click();
    await row.getByRole('link', { name }).click();
    const { promise: measured, resolve: go } = Promise.withResolvers<void>();
    await page.route(/\/api\/practice\/cards\/\d+$/, async (route) => {
      await measured;
      await route.continue();
    });
    await page.getByLabel('Your answer').fill('1/6');
    await page.getByRole('button', { name: 'Check answer' }).click();
    const followUp = page.getByRole('region', { name: 'Follow-up' });
    const show = followUp.getByText('Show how');
    // Whatever loads later moves nothing that is about to be clicked.
    const place = () => show.evaluate((element) => element.getBoundingClientRect().y + scrollY);
    const before = await place();
    go();
    await expect(page.getByText(/^Comes back/)).toBeVisible();
    expect(await place()).toBe(before);
    await followUp.getByLabel('Answer to the follow-up').fill('5/36');
    await followUp.getByRole('button', { name: 'Check' }).click();
    await expect(followUp.getByText('Right.')).toBeVisible();
    await expect(followUp.locator('details .katex').first()).toBeVisible();
    await expectRight(page, { include: 'main' });
    await page.getByRole('button', { name: 'Show Solution' }).click();
    await expect(page.getByRole('region', { name: 'Solution' })).toContainText('It is one.');
  });
});
