import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { insertSubscription } from '#test/support/subscriptions.ts';
import { expect, test } from './fixtures.ts';

/** Chance 55/171, with a quick simulation that also narrates single trials. */
const quick = 'What the shredder took';
/** Premium, with a hundred random numbers per trial: ten million never finish within a test. */
const slow = 'Ninety-nine hedges for one stock';
/** With choices, and a figure instead of trials. */
const withFigure = 'The best bid moves house';

async function openQuestion(page: Page, pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query('select id from questions where name = $1', [name]);
  await page.goto(`/question/${rows[0].id}`);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const simulateIt = (page: Page) => press(page, 'Simulate this question');
const lab = (page: Page) => page.getByRole('region', { name: 'Simulation' });
const status = (page: Page, text: string | RegExp) =>
  lab(page).getByRole('status').filter({ hasText: text });
const means = (page: Page) => page.getByRole('table', { name: 'Running mean' });

test('a visitor predicts, runs a question, and sees the true value once it is found', async ({
  page,
  site,
  expectRight,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const loaded = (part: RegExp) => files.filter((file) => part.test(file));
  await openQuestion(page, site.pool, quick);
  await expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible();
  expect(loaded(/\/lab|\/simulation/)).toEqual([]);

  await test.step('the gate comes before any trial', async () => {
    await simulateIt(page);
    await page.getByLabel('What do you expect?').fill('one third or so');
    await press(page, 'Open the simulation');
    await expect(page.getByText(/^Enter a number, a fraction/)).toBeVisible();
    expect(loaded(/\/simulation/)).toEqual([]);
    await expectRight(page, { include: 'aside' });
    await page.getByLabel('What do you expect?').fill('1/3');
    await press(page, 'Open the simulation');
    await expect(page.getByText('You expected 1/3.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Simulation' })).toBeFocused();
  });

  await test.step('the trials run in a worker', async () => {
    expect(loaded(/lab-worker|\/module/)).toEqual([]);
    await page.getByLabel('Trials').selectOption('1,000');
    await press(page, 'Start');
    await expect(status(page, 'Done: 1,000 trials, mean 0.3')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Outcomes' }).getByRole('rowheader')).toHaveText([
      'No',
      'Yes',
    ]);
    await expect(
      means(page).getByRole('row', { name: /^1,000 0\.3\d+ 0\.\d+ to 0\.\d+/ }),
    ).toHaveCount(1);
    await expect(page.getByRole('definition').filter({ hasText: '1/3' })).toBeVisible();
    await expect(page.getByText('True value', { exact: true })).toHaveCount(0);
  });

  await test.step('single trials are narrated as the seed determines them', async () => {
    const outcome = page.getByText(/^Outcome: \d$/);
    await press(page, 'Show one trial');
    await expect(page.getByText('Trial 1 with seed 1')).toBeVisible();
    await expect(page.getByText('The slips are in envelopes 3, 8, 9.')).toBeVisible();
    await expect(outcome).toHaveText('Outcome: 0');
    await press(page, 'Another trial');
    await expect(page.getByText('The slips are in envelopes 9, 13, 15.')).toBeVisible();
    await expect(outcome).toHaveText('Outcome: 1');
  });

  await test.step('it has the width below the question and the answer, and scrolls with the page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const [question, answer, own] = await Promise.all(
      [
        page.getByRole('article'),
        page.getByRole('textbox', { name: 'Your answer' }),
        lab(page),
      ].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
    );
    expect(own.top).toBeGreaterThan(Math.max(question.bottom, answer.bottom));
    expect(own.width).toBeGreaterThan(answer.right - question.left - 1);
    const scrolling = await lab(page).evaluate((element) => {
      const around = [];
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(one).overflowY)) around.push(one.className);
      }
      return around;
    });
    expect(scrolling).toEqual([]);
  });

  await test.step('another seed gives another result', async () => {
    const before = await means(page).textContent();
    await page.getByLabel('Seed').fill('2');
    await press(page, 'Start');
    await expect(status(page, 'Done: 1,000 trials, mean 0.3')).toBeVisible();
    await expect(means(page)).not.toHaveText(before ?? '');
  });

  await test.step('the right answer reveals the true value', async () => {
    await page.getByText('How a trial works: show the program').click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('55/171');
    await press(page, 'Check answer');
    await expect(page.getByText('True value', { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '0.321637' })).toBeVisible();
    await expect(page.getByText(/dashed: your answer; dotted: the true value/)).toBeVisible();
    await expectRight(page, { include: 'aside' });
  });
});

test('sliders choose other numbers, which have an exact answer of their own', async ({
  page,
  site,
  expectRight,
}) => {
  await openQuestion(page, site.pool, quick);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('55/171');
  await press(page, 'Check answer');
  await simulateIt(page);
  const envelopes = page.getByRole('slider', { name: 'Envelopes' });
  const shredded = page.getByRole('slider', { name: 'Shredded' });
  const trueValue = page.getByText('True value', { exact: true });
  await expect(envelopes).toHaveAttribute('aria-valuetext', '20');
  await page.getByLabel('Trials').selectOption('10,000');
  await press(page, 'Start');
  await expect(status(page, 'Done: 10,000 trials, mean 0.32')).toBeVisible();
  await expect(trueValue).toBeVisible();

  await test.step('keys move one, and the trials follow', async () => {
    await shredded.press('Home');
    await expect(shredded).toHaveAttribute('aria-valuetext', '5');
    await expect(means(page)).toHaveCount(0);
    await expect(
      lab(page).getByText(/^Other numbers: envelopes\s=\s\d+, shredded\s=\s5\./),
    ).toBeVisible();
    await press(page, 'Show one trial');
    await expect(page.getByText(/^Envelopes 1 to 5 will be shredded/)).toBeVisible();
    await press(page, 'Start');
    await expect(status(page, /^Done: 10,000 trials, mean 0\.[45]/)).toBeVisible();
    await expect(trueValue).toHaveCount(0);
    await expectRight(page, { include: 'aside' });
  });

  await test.step('the question can be answered with them', async () => {
    const moved = await envelopes.getAttribute('aria-valuetext');
    await page.getByRole('link', { name: 'Answer the question with them' }).click();
    await expect(page.getByRole('article')).toContainText(`${moved} sealed envelopes`);
    await simulateIt(page);
    await expect(envelopes).toHaveAttribute('aria-valuetext', moved ?? '');
    await expect(lab(page).getByText('These are this question’s numbers.')).toBeVisible();
    await expect(page.getByText('You answered 55/171.')).toHaveCount(0);
  });
});

test('an interactive figure opens after an answer, and follows its slider', async ({
  page,
  site,
  expectRight,
}) => {
  const figure = page.getByRole('region', { name: 'Interactive figure' });
  const caption = figure.getByRole('status');
  const sliders = figure.getByRole('slider');
  const drawing = figure.locator('svg.figure');
  await openQuestion(page, site.pool, withFigure);

  await test.step('choices are answered, not predicted', async () => {
    await press(page, 'Explore this question');
    await expect(page.getByRole('button', { name: 'Explore without answering' })).toBeVisible();
    await expect(page.getByLabel('What do you expect?')).toHaveCount(0);
    await expectRight(page, { include: 'aside' });
    await page.getByRole('radio').last().check();
    await press(page, 'Check answer');
    await expect(drawing).toBeVisible();
  });

  await test.step('keys move it, and the caption says what is shown', async () => {
    const [said, drawn] = await Promise.all([caption.textContent(), drawing.innerHTML()]);
    await sliders.last().press('End');
    await expect(caption).not.toHaveText(said ?? '');
    expect(await drawing.innerHTML()).not.toBe(drawn);
    await page.getByText('How it is drawn: show the program').click();
    await expect(figure.getByText('export function figure(')).toBeVisible();
    await expectRight(page, { include: 'aside' });
  });
});

test('a subscriber pauses, resumes and resets a premium experiment by keyboard', async ({
  page,
  site,
  signInAs,
}) => {
  const { id } = await signInAs(page);
  await insertSubscription(site.pool, id);
  // Results then come ten times a second instead of once.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openQuestion(page, site.pool, slow);
  await simulateIt(page);
  await press(page, 'Explore without answering');
  await page.getByLabel('Trials').selectOption('10,000,000');
  await lab(page).getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page.getByLabel('Trials')).toBeDisabled();
  await expect(means(page)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Paused.')).toBeVisible();
  const pausedAt = await means(page).textContent();

  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(means(page)).not.toHaveText(pausedAt ?? '');
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(means(page)).toHaveCount(0);
  await expect(lab(page).getByRole('button', { name: 'Start' })).toBeEnabled();
  await expect(page.getByLabel('Trials')).toBeEnabled();
});
