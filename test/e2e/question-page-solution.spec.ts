import { expect, test } from './fixtures.ts';
import { register, signIn, signOut } from './support/accounts.ts';
import { hide, show, watchSolutionCalls } from './support/question-page.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

test('the solution comes with the sign-in and goes with the sign-out', async ({ page, site }) => {
  const secret = uniqueName('secret');
  const person = await register(page);
  await page.context().clearCookies();
  const { id, name } = await insertQuestion(site.pool, { solution: secret });
  const calls = watchSolutionCalls(page);

  await test.step('the sign-in leads back', async () => {
    await page.goto(`/question/${id}`);
    await expect(show(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Login to View Solutions' }).click();
    await signIn(page, person);
    await expect(page).toHaveURL(`/question/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(show(page)).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step('the solution shows, and starts the question', async () => {
    await expect(page.getByRole('radio', { name: 'Not Started' })).toBeChecked();
    await show(page).click();
    await expect(hide(page)).toBeVisible();
    await expect(page.getByText(secret)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
    await expect(
      page.getByRole('button', { name: /^(Edit|Add) (Question|Solution)$/ }),
    ).toHaveCount(0);
  });

  await test.step('the sign-out leaves nothing for the next reader', async () => {
    await signOut(page, person);
    await expect(page.getByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    expect(await page.content()).not.toContain(secret);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('no page contains the text of a solution', async ({ page, site, signInAs }) => {
  const secret = uniqueName('secret');
  const description = 'A description for everyone.';
  const free = await insertQuestion(site.pool, { solution: secret, description });
  const premium = await insertQuestion(site.pool, {
    solution: secret,
    description,
    isPremium: true,
  });
  const expectNoSecret = async () => {
    for (const { id } of [free, premium]) {
      for (const path of [`/question/${id}`, `/question/${id}.data`, `/api/questions/${id}`]) {
        const answer = await page.request.get(path);
        expect(await answer.text(), path).not.toContain(secret);
      }
      const html = await (await page.request.get(`/question/${id}`)).text();
      expect(html).toContain(description);
    }
    expect(await (await page.request.get('/api/questions')).text()).not.toContain(secret);
  };
  await expectNoSecret();
  for (const { id } of [free, premium]) {
    expect((await page.request.get(`/api/solutions/${id}`)).status()).toBe(401);
  }
  await signInAs(page);
  await expectNoSecret();
  expect((await page.request.get(`/api/solutions/${premium.id}`)).status()).toBe(403);
  const allowed = await page.request.get(`/api/solutions/${free.id}`);
  expect(allowed.headers()['cache-control']).toBe('no-store');
  expect(await allowed.text()).toContain(secret);
  await signInAs(page, { isAdmin: true });
  await expectNoSecret();
});
