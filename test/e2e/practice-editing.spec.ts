import { expect, test } from './fixtures.ts';
import { toast } from './support/accounts.ts';
import { discard } from './support/question-editing.ts';
import { uniqueName } from './support/questions.ts';

test('a question is added with answer, hints, tags and a follow-up, and tried as a learner', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const name = uniqueName('Written');
  await signInAs(page, { isAdmin: true });
  await page.goto(`/admin?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Add question' }).click();
  const form = page.getByRole('dialog', { name: 'Add question' });
  const open = (title: string) => form.locator('summary', { hasText: title }).click();

  await test.step('it asks before it discards them', async () => {
    await open('Answer check');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Add question' }).click();
    await open('Hints');
    await form.getByRole('button', { name: 'Add a hint' }).click();
    await page.keyboard.press('Escape');
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Hint 1', { exact: true })).toBeVisible();
  });

  await test.step('it is written', async () => {
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Description', { exact: true }).fill('What is the chance of a seven?');
    await form.getByLabel('Hint 1', { exact: true }).fill('There are $36$ pairs.');
    await form.getByRole('button', { name: 'Add a hint' }).click();
    await form.getByLabel('Hint 2', { exact: true }).fill('*Six* of them fit.');
    await expect(form.getByRole('region', { name: 'Preview: Hint 2' }).locator('em')).toBeVisible();

    await open('Subject line and tags');
    await form.getByLabel('Subject line (optional)').fill('The chance of a sum of two dice');
    await form.getByRole('combobox', { name: 'Tags' }).pressSequentially('dice,sums');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Remove tag sums' })).toBeVisible();

    await open('Follow-ups');
    await form.getByRole('button', { name: 'Add a follow-up' }).click();
    await form.getByLabel('Follow-up 1', { exact: true }).fill('And an eight?');
    await form.getByLabel('Answer to follow-up 1', { exact: true }).fill('$5/36$');

    await open('Answer check');
    await form.getByLabel('Kind of answer').selectOption('Fraction');
    await form.getByLabel('Value', { exact: true }).fill('1/6');
    await form.getByRole('button', { name: 'Add a mistake' }).click();
    await page.keyboard.type('1/11');
    await form.getByLabel('Message 1').fill('The sums are not equally likely.');
  });

  await test.step('it is tried', async () => {
    const trial = form.getByLabel('Try it as a learner');
    await trial.fill('1/11');
    await trial.press('Enter');
    await expect(form.getByText('The sums are not equally likely.')).toBeVisible();
    await trial.fill('2/12');
    await form.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(form.getByText('Right.', { exact: true })).toBeVisible();
    await expectRight(page);
  });

  await test.step('it is added, and a reader practices it', async () => {
    await form.getByRole('button', { name: 'Add question' }).click();
    await expect(toast(page)).toContainText('Question added');
    const { rows } = await site.pool.query('select id from questions where name = $1', [name]);
    await page.goto(`/question/${rows[0].id}`);
    await page.getByRole('button', { name: 'Show a hint (1 of 2)' }).click();
    await expect(page.getByText('There are')).toBeVisible();
    await page.getByLabel('Your answer').fill('1/6');
    await page.getByRole('button', { name: 'Check answer' }).click();
    const followUp = page.getByRole('region', { name: 'Follow-up' });
    await expect(followUp).toContainText('And an eight?');
    await followUp.getByText('Show the answer').click();
    await expect(followUp.locator('.katex').first()).toBeVisible();
  });
});
