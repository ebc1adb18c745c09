import { expect, test } from './fixtures.ts';
import { register, signIn, signOut } from './support/accounts.ts';
import { hide, show, watchSolutionCalls } from './support/question-page.ts';
import { insertQuestion, insertSolution, subscribe, uniqueName } from './support/questions.ts';

const noSolution = 'No solution has been added for this question yet.';

test.describe('for a visitor', () => {
  test('the solution is behind the sign-in, which leads back', async ({ page, site }) => {
    const person = await register(page);
    await page.context().clearCookies();
    const { id, name } = await insertQuestion(site.pool);
    const calls = watchSolutionCalls(page);
    await page.goto(`/question/${id}`);
    await expect(show(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Login to View Solutions' }).click();
    await signIn(page, person);
    await expect(page).toHaveURL(`/question/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(show(page)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test.describe('for a user', () => {
  test('the solution shows and hides', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: 'The answer is $\\pi$.' });
    await signInAs(page);
    const calls = watchSolutionCalls(page);
    await page.goto(`/question/${id}`);
    await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
    expect(calls, 'nothing is fetched before it is asked for').toEqual([]);
    await show(page).click();
    await expect(hide(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('The answer is')).toBeVisible();
    await hide(page).click();
    await expect(page.getByText('The answer is')).toHaveCount(0);
    await expect(show(page)).toBeVisible();
  });

  test('showing it starts the question', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    const user = await signInAs(page);
    await page.goto(`/question/${id}`);
    await expect(page.getByRole('radio', { name: 'Not Started' })).toBeChecked();
    await show(page).click();
    await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
    const { rows } = await site.pool.query(
      'select status from question_statuses where user_id = $1 and question_id = $2',
      [user.id, id],
    );
    expect(rows).toEqual([{ status: 'attempted' }]);
  });

  test('a solved question stays solved', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await page.getByText('Solved', { exact: true }).click();
    await show(page).click();
    await expect(page.getByText('It is')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Solved' })).toBeChecked();
  });

  test('each question starts with its solution hidden', async ({ page, site, signInAs }) => {
    const prefix = uniqueName('Pair');
    const first = await insertQuestion(site.pool, { name: `${prefix} a` });
    const second = await insertQuestion(site.pool, { name: `${prefix} b` });
    await signInAs(page);
    await page.goto(`/question/${first.id}`);
    await show(page).click();
    await expect(hide(page)).toBeVisible();
    await page.getByRole('link', { name: `Next ${second.name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
    await expect(show(page)).toBeVisible();
  });

  test('signing out takes the solution away', async ({ page, site }) => {
    const secret = uniqueName('secret');
    const { id } = await insertQuestion(site.pool, { solution: secret });
    const person = await register(page);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText(secret)).toBeVisible();
    await signOut(page, person);
    await expect(page.getByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    expect(await page.content()).not.toContain(secret);
  });

  test('the page before signing out tells the next reader nothing', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool);
    const person = await register(page);
    await page.goto(`/question/${id}`);
    await page.getByText('Solved', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Solved' })).toBeChecked();
    await signOut(page, person);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('where there is none', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('a user is told', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: null });
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText(noSolution)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Solution' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Not Started' })).toBeChecked();
    await insertSolution(site.pool, id, 'Here it is.');
    await expect(page.getByText('Here it is.')).toBeVisible();
  });

  test('an administrator can add one', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: null });
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText(noSolution)).toBeVisible();
    const solution = page.getByRole('region', { name: 'Solution' });
    await expect(solution.getByRole('button', { name: 'Add Solution' })).toBeVisible();
  });
});

test.describe('a premium question', () => {
  test('has a gate, and asks for nothing behind it', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { isPremium: true });
    await signInAs(page);
    const calls = watchSolutionCalls(page);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    await expect(page.getByRole('radio', { name: 'Not Started' })).toBeChecked();
    expect(calls).toEqual([]);
  });

  test('opens for a subscriber', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { isPremium: true, solution: 'Worth it.' });
    const { id: userId } = await signInAs(page);
    await subscribe(site.pool, userId);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText('Worth it.')).toBeVisible();
  });

  test('opens for an administrator', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { isPremium: true, solution: 'Worth it.' });
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText('Worth it.')).toBeVisible();
  });

  test.describe('of which the page does not know', () => {
    test.use({ expectedConsoleErrors: [/status of 403/] });

    test('is still behind the gate', async ({ page, site, signInAs }) => {
      const secret = uniqueName('secret');
      const { id } = await insertQuestion(site.pool, { solution: secret });
      await signInAs(page);
      await page.goto(`/question/${id}`);
      await expect(show(page)).toBeVisible();
      await site.pool.query('update questions set is_premium = true where id = $1', [id]);
      await show(page).click();
      await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
      expect(await page.content()).not.toContain(secret);
    });
  });
});

test.describe('a solution that cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/status of 500|answered 500|ERR_FAILED|status of 401/] });

  test('can be asked for again', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: 'Here it is.' });
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await page.route('**/api/solutions/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'It broke.' } }),
    );
    await show(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The solution could not be loaded.');
    await expect(alert).toContainText('It broke.');
    await page.unroute('**/api/solutions/*');
    await page.route('**/api/solutions/*', (route) => route.abort());
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('The site could not be reached.');
    await page.unroute('**/api/solutions/*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Here it is.')).toBeVisible();
  });

  test('because the session has ended asks for a sign-in', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await expect(show(page)).toBeVisible();
    await page.context().clearCookies();
    await show(page).click();
    await expect(page.getByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the text of a solution', () => {
  test('is in no page, whoever asks', async ({ page, site, signInAs }) => {
    const secret = uniqueName('secret');
    const description = 'A description for everybody.';
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
});
