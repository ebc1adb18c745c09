import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import {
  type ClosedAnswer,
  type PartsAnswer,
  type SingleAnswer,
  valueOfAnswer,
} from '#shared/domain/answer-value.ts';
import { expect, test, viewports } from './fixtures.ts';

const answers = 10;
const missedAt = 3;
/** A stretch may be harder than usual, and newcomers begin with something easy. */
const fittingChance = { lowest: 0.4, highest: 0.9 };

/** Each question that the server chose, by name. */
function collectServed(page: Page) {
  const served = new Map<string, Recommendation>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/practice/next') return;
    const { next } = await response.json();
    if (next) served.set(next.name, next);
  });
  return served;
}

async function answerTo(pool: Pool, questionId: number): Promise<ClosedAnswer> {
  const { rows } = await pool.query('select answer from question_answers where question_id = $1', [
    questionId,
  ]);
  return rows[0].answer;
}

/** With the keys only. */
async function giveAnswer(page: Page, answer: ClosedAnswer) {
  if (answer.kind === 'parts') {
    for (const [index, part] of answer.parts.entries()) {
      const asked = page.getByRole('region', { name: `Part ${index + 1}` });
      await expect(asked.locator('[name=answer]').first()).toBeFocused();
      await giveAnswer(page, part.answer);
    }
    return;
  }
  if (answer.kind === 'choice') await page.keyboard.press(String(answer.value));
  else await page.keyboard.type(String(valueOfAnswer(answer)));
  await page.keyboard.press('Enter');
}

function firstOf({ parts }: PartsAnswer): SingleAnswer {
  const [first] = parts;
  if (!first) throw new Error('There are no parts');
  return first.answer;
}

/** Not right for any question. */
async function miss(page: Page, whole: ClosedAnswer) {
  const answer = whole.kind === 'parts' ? firstOf(whole) : whole;
  if (answer.kind === 'choice') await page.keyboard.press(answer.value === 1 ? '2' : '1');
  else await page.keyboard.type('-98765');
  await page.keyboard.press('Enter');
}

test('a visitor gets from the home page to the tenth answer, with one key from verdict to question', async ({
  page,
  site,
  expectRight,
}) => {
  test.slow();
  const served = collectServed(page);
  const question = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const seen = new Set<string>();
  let right = 0;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Practice' }).click();
  await page.getByRole('link', { name: 'Start training' }).click();

  for (let number = 1; number <= answers; number += 1) {
    await page.getByText(`Question ${number}: `).waitFor();
    await expect(page.locator('[name=answer]').first()).toBeFocused();
    const name = await question.innerText();
    const { id, chance } = served.get(name) ?? { id: 0, chance: 0 };
    expect(seen, 'questions before').not.toContain(name);
    expect(chance, name).toBeGreaterThanOrEqual(fittingChance.lowest);
    expect(chance, name).toBeLessThanOrEqual(fittingChance.highest);
    seen.add(name);
    if (number === 1) await expectRight(page, { include: 'main' });
    if (number === 2 || number === missedAt) await page.setViewportSize(viewports.phone);
    const answer = await answerTo(site.pool, id);
    if (number === missedAt) {
      await miss(page, answer);
      await expect(page.getByText('Try again')).toBeInViewport({ ratio: 1 });
    } else {
      await giveAnswer(page, answer);
      await expect(page.getByText('Right.')).toBeInViewport({ ratio: 1 });
      await expect(next).toBeFocused();
      right += 1;
    }
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(`${number} answered, ${right} right on first try`)).toBeVisible();
    if (number === 2 || number === missedAt) await expectRight(page, { include: 'main' });
    await page.setViewportSize(viewports.desktop);
    if (number < answers) await page.keyboard.press('Enter');
  }

  await page.keyboard.press('q');
  await expect(question).toHaveText('How it went');
  await expectRight(page, { include: 'main' });
});
