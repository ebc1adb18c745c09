import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { check, field, judged, number, right } from '#test/support/components/practice.tsx';
import { button, due, heading } from '#test/support/components/practice-review.tsx';
import { aQuestion, aSolution, savedAt } from '#test/support/components/questions.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import PracticeMistakes from './practice-mistakes.tsx';

const call = 'GET /api/practice/mistakes';
const both = [due(5, 'A fair game'), due(6, 'The one after')];
const open = (api: Script = {}) =>
  renderPage(<PracticeMistakes />, {
    at: '/practice/mistakes',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/settings': {},
      [call]: { questions: both, due: 0 },
      'GET /api/questions/5': aQuestion({ answer: number }),
      'GET /api/questions/6': aQuestion({ id: 6, name: 'The one after', answer: number }),
      'POST /api/answer-readings': { readAs: null, problem: null },
      [check]: right,
      ...api,
    },
  });

it('goes through what went wrong with Enter alone, and sums up', async () => {
  const { user, api } = open({ 'POST /api/questions/6/answer': right });
  await user.type(await field(), '2/3{Enter}');
  expect(await button('Next mistake')).toHaveFocus();
  // Without how sure one is: a replay does not count.
  expect(api.bodies(check)).toEqual([
    expect.objectContaining({ answer: '2/3', mode: 'replay', confidence: null }),
  ]);
  await user.keyboard('{Enter}');
  expect(await heading('The one after')).toBeVisible();
  expect(screen.getByText(/My mistakes · 2 of 2/)).toBeVisible();
  await user.type(await field(), '2/3{Enter}');
  await user.click(await button('Finish'));
  expect(await heading('All replayed')).toBeVisible();
  expect(screen.getByText(/^2 of 2 questions right this time/)).toBeVisible();
});

it('can be tried again, skipped, or looked up, which is not right this time', async () => {
  const solution = aSolution('Think of a coin.');
  const { user, api } = open({
    [check]: judged({ message: 'Not quite.' }),
    'GET /api/solutions/5': solution,
    'GET /api/solution-updates': savedAt(solution),
  });
  await user.type(await field(), '1/2{Enter}');
  expect(await screen.findByText('Not quite. Try again.')).toBeVisible();
  await user.click(await button('Show the solution'));
  expect(await screen.findByText('Think of a coin.')).toBeVisible();
  api.answer({ [check]: right });
  await user.clear(await field());
  await user.type(await field(), '2/3{Enter}');
  await user.click(await button('Next mistake'));
  expect(await heading('The one after')).toBeVisible();
  await user.click(await button('Finish'));
  expect(await screen.findByText(/^0 of 2 questions right this time/)).toBeVisible();
});

describe('a question that was hidden or deleted meanwhile', () => {
  const gone = refused(404, { message: 'Question not found' });

  it('is passed over, and not counted', async () => {
    const { user } = open({ 'GET /api/questions/5': gone });
    expect(await heading('The one after')).toBeVisible();
    expect(screen.getByText(/My mistakes · 1 of 1/)).toBeVisible();
    await user.click(await button('Finish'));
    expect(await screen.findByText(/^0 of 1 question right this time/)).toBeVisible();
  });

  it('ends the replay if it was the last one', async () => {
    const { user } = open({ 'GET /api/questions/6': gone });
    await heading('A fair game');
    await user.click(await button('Skip'));
    expect(await screen.findByText(/^0 of 1 question right this time/)).toBeVisible();
  });
});

it('leaves what is due to the review', async () => {
  open({ [call]: { questions: [], due: 2 } });
  expect(await heading('Due for review')).toBeVisible();
  expect(screen.getByText(/^2 mistakes are due today: review them/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start the review' })).toHaveAttribute(
    'href',
    '/practice/review',
  );
});

it('says what will be there', async () => {
  open({ [call]: { questions: [], due: 0 } });
  expect(await screen.findByText(/^Questions that go wrong are collected here/)).toBeVisible();
});

it('says if a question has become due in the meantime', async () => {
  const message = 'Only questions that you have answered and that are not due can be replayed.';
  const { user } = open({ [check]: refused(409, { message }) });
  await user.type(await field(), '2/3{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
});

it('can be retried if it fails to load', async () => {
  const { user, api } = open({ [call]: noAnswer });
  await screen.findByText('Your mistakes could not be loaded.');
  api.answer({ [call]: { questions: both, due: 0 } });
  await user.click(await button('Try again'));
  expect(await heading('A fair game')).toBeVisible();
});
