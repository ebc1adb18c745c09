import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { collectProblems } from './support/browser-problems.ts';

const disconnected = /ERR_INTERNET_DISCONNECTED/;

test.use({ expectedConsoleErrors: [disconnected] });

const pad = (page: Page) => page.getByRole('textbox', { name: 'Shared pad' });
const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing/ });

/** From one side of the drawing to the other. */
async function draw(page: Page): Promise<void> {
  await drawing(page).scrollIntoViewIfNeeded();
  const box = await drawing(page).boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width - 20, box.y + 20);
  await page.mouse.up();
}

async function endHalf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End this half' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this half' }).click();
}

async function sendFeedback(page: Page, score: RegExp): Promise<void> {
  for (const option of await page.getByLabel(score).all()) await option.check();
  await page.getByLabel('Yes').check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('on the first half is sent.').waitFor();
}

test('two people interview each other, and lose nothing when a connection is lost', async ({
  page: ann,
  browser,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  await ann.setViewportSize({ width: 1280, height: 800 });
  await signInAs(ann);
  await ann.goto('/practice/interview');
  await ann.getByRole('link', { name: 'Interview each other' }).click();
  await ann.getByRole('button', { name: 'Open a room' }).click();
  const link = await ann.getByLabel('Link').inputValue();

  const guest = await browser.newContext({ baseURL: site.url, viewport: viewports.phone });
  const { errors } = collectProblems(guest, site.url);
  const bob = await guest.newPage();
  await bob.goto(link);
  await bob.getByLabel('Your name').fill('Bob');
  await expectRight(bob, { include: 'main' });
  await bob.getByRole('button', { name: 'Join as a guest' }).click();
  await expect(bob.getByText('chooses the first question')).toBeVisible();
  expect(bob.url()).not.toContain('token');

  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('You interview Bob');
  await ann.getByRole('button', { name: 'Choose a question' }).click();
  await ann.getByRole('button', { name: 'Start the clock' }).click();
  await expect(bob.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await expect(bob.getByRole('heading', { name: 'Question 1' })).toBeVisible();

  await pad(bob).pressSequentially('$E[X]=6$ throws');
  await expect(pad(ann)).toHaveValue('$E[X]=6$ throws');
  await pad(ann).press('Home');
  await pad(ann).pressSequentially('Why is ');
  await expect(pad(bob)).toHaveValue('Why is $E[X]=6$ throws');
  await expect(bob.getByRole('region', { name: 'The pad, with formulas' })).toContainText('6');
  await draw(bob);
  await expect(drawing(ann)).toHaveAccessibleName('Drawing, one line');

  await guest.setOffline(true);
  await pad(bob).press('End');
  await pad(bob).pressSequentially(', I think');
  await expect(bob.getByText('Connection lost.')).toBeVisible();
  await pad(ann).pressSequentially('then ');
  await ann.getByText(/^Hints \(/).click();
  await ann.getByRole('button', { name: 'Give hint 1' }).click();
  await guest.setOffline(false);
  for (const one of [ann, bob]) {
    await expect(pad(one)).toHaveValue('Why is then $E[X]=6$ throws, I think');
  }
  await expect(bob.getByText('Connection lost.')).toBeHidden();
  await expect(bob.getByRole('region', { name: 'Hint 1' })).toBeVisible();

  await ann.getByRole('button', { name: 'Ask for a bet' }).click();
  await bob.getByLabel('How sure are you, in percent?').fill('70');
  await expectRight(bob, { include: 'main' });
  await expectRight(ann, { include: 'main' });
  await bob.setViewportSize(viewports.phone);
  await bob.getByRole('button', { name: 'Bet' }).click();
  await expect(ann.getByText('Bets: 70%.')).toBeVisible();
  await bob.getByRole('link', { name: 'Pad' }).click();
  await expect(pad(bob)).toBeInViewport();

  await endHalf(ann);
  await expect(bob.getByRole('heading', { name: 'How did you do?' })).toBeVisible();
  await expect(bob.getByText('You joined without an account')).toBeVisible();
  await expectRight(bob, { include: 'main' });
  await sendFeedback(bob, /^3 /);
  await bob.getByRole('link', { name: 'Report' }).click();
  await expect(bob.getByText('has not sent feedback yet')).toBeVisible();

  await sendFeedback(ann, /^2 /);
  await ann.getByRole('link', { name: 'Report' }).click();
  await expect(ann.getByText('Bob’s own rating: 3 of 4.').first()).toBeVisible();
  await ann.getByRole('button', { name: 'Replay the pad' }).click();
  await ann.getByRole('slider', { name: 'Time' }).press('End');
  await expect(drawing(ann)).toHaveAccessibleName('Drawing, one line');
  await expectRight(ann, { include: 'main' });
  await bob.reload();
  await expect(bob.getByText('rating: 2 of 4.').first()).toBeVisible();

  await ann.getByRole('link', { name: 'Back to the room' }).click();
  await ann.getByRole('button', { name: 'End the interview' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await expect(ann.getByRole('heading', { name: 'The interview has ended' })).toBeVisible();
  await ann.getByRole('link', { name: 'Your rooms' }).click();
  await expect(ann.getByText('You have both sent feedback.')).toBeVisible();
  await expectRight(ann, { include: 'main' });
  await bob.goto(link);
  await bob.getByRole('link', { name: 'Go to the room' }).click();
  await expect(bob.getByRole('heading', { name: 'The interview has ended' })).toBeVisible();
  await guest.close();
  expect(errors.filter((error) => !disconnected.test(error))).toEqual([]);
});
