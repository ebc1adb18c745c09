import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedAnswer } from '#shared/contracts/question.ts';
import { signedIn } from '#test/support/components/people.ts';
import { card, check, field, judged, nextCall, right } from '#test/support/components/practice.tsx';
import {
  act,
  button,
  heading,
  inDays,
  reviewed,
} from '#test/support/components/practice-review.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { inTurn, miss, openTraining } from '#test/support/components/training.tsx';
import { recommended } from '#test/support/recommendations.ts';
import { readAnsweredHere } from '../lib/answered-here.ts';

const member = signedIn();
const due = recommended(5, { reason: 'review', topic: null });
const choices: AskedAnswer = { kind: 'choice', unit: null, choices: ['<p>Yes</p>', '<p>No</p>'] };
const nextIsFocused = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
const counts = (text: RegExp | string) => screen.findByText(text);

beforeEach(() => sessionStorage.clear());

describe('training', () => {
  it('goes from question to question by Enter alone', async () => {
    const { user, api } = openTraining();
    await heading('Question 5');
    await user.type(await field(), '2/3{Enter}');
    expect(await counts(/^1 answered, 1 right on first try$/)).toBeVisible();
    // The next one is here before it is wanted.
    await waitFor(() => expect(api.requests.map(({ url }) => url)).toContain('/api/questions/6'));
    await nextIsFocused();
    await user.keyboard('{Enter}');
    expect(await heading('Question 6')).toBeVisible();
    expect(screen.getByText('Question 2: Question 6')).toHaveRole('status');
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('');
    await user.keyboard('2/3{Enter}');
    await counts(/^2 answered, 2 right on first try$/);
    await nextIsFocused();
    await user.keyboard('{Enter}');
    expect(await heading('Question 7')).toBeVisible();
  });

  it('tells visitors why they see no solution, and keeps their answers', async () => {
    const { user } = openTraining();
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText('The solution is free with an account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fpractice%2Ftrain',
    );
    expect(screen.queryByRole('heading', { name: 'Solution' })).not.toBeInTheDocument();
    expect(readAnsweredHere()).toMatchObject([{ questionId: 5, answer: '2/3', isRight: true }]);
  });

  it('names the topic only after the answer', async () => {
    const { user } = openTraining();
    expect(await screen.findByText(/^From a topic where you need practice;/)).toBeVisible();
    expect(screen.queryByText(/Dice/)).not.toBeInTheDocument();
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByRole('link', { name: 'Dice' })).toHaveAttribute(
      'href',
      '/topics/dice',
    );
  });

  it('skips a question without recording anything', async () => {
    const { user, api } = openTraining();
    await user.click(await button('Skip'));
    await heading('Question 6');
    await user.click(await heading('Question 6'));
    await user.keyboard('n');
    await heading('Question 7');
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(readAnsweredHere()).toEqual([]);
    expect(await counts('Nothing answered yet')).toBeVisible();
    expect(screen.getByText('Question 3: Question 7')).toBeInTheDocument();
  });

  it('offers another try after a miss, and a way on', async () => {
    const { user, api } = openTraining({ user: member, api: { [check]: miss } });
    await user.type(await field(), '3{Enter}');
    await counts(/^1 answered, 0 right on first try$/);
    expect(screen.queryByText('Solution 5')).not.toBeInTheDocument();
    api.answer({ [check]: judged({ verdict: 'right', message: 'Right.' }) });
    await user.clear(await field());
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText('Solution 5')).toBeVisible();
    expect(await counts(/^1 answered, 0 right on first try$/)).toBeVisible();
    await nextIsFocused();
    await user.keyboard('{Enter}');
    expect(await heading('Question 6')).toBeVisible();
  });

  it('goes on after a miss by Enter alone', async () => {
    const { user } = openTraining({ api: { [check]: miss } });
    await user.type(await field(), '3{Enter}');
    expect(await button('Next')).toBeVisible();
    expect(await field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await heading('Question 6')).toBeVisible();
    expect(await counts(/^1 answered, 0 right on first try$/)).toBeVisible();
  });

  it('checks an answer that was changed after a miss, and still has a way on', async () => {
    const { user, api } = openTraining({ api: { [check]: miss } });
    await user.type(await field(), '3{Enter}');
    await button('Next');
    await user.type(await field(), '1');
    expect(await button('Check answer')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await button('Next')).toBeVisible();
    expect(api.bodies(check)).toMatchObject([{ answer: '3' }, { answer: '31' }]);
    await user.type(await field(), '1');
    await user.click(await button('Next'));
    expect(await heading('Question 6')).toBeVisible();
  });

  it('asks for more digits without going on', async () => {
    const incomplete = judged({ verdict: 'incomplete', message: 'More digits, please.' });
    const { user } = openTraining({ api: { [check]: incomplete } });
    await user.type(await field(), '0.6{Enter}');
    await screen.findByText('More digits, please.');
    expect(await button('Check answer')).toBeVisible();
    expect(await button('Skip')).toBeVisible();
  });

  it('goes on after a miss by a key, once the field is left', async () => {
    const { user } = openTraining({ api: { [check]: miss } });
    await user.type(await field(), '3n{Enter}');
    await counts(/^1 answered/);
    await user.keyboard('{Escape}');
    expect(await heading('Question 5')).toHaveFocus();
    await user.keyboard('a');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}n');
    expect(await heading('Question 6')).toBeVisible();
  });

  it('says what revealing the answer costs, and shows the solution then', async () => {
    const { user } = openTraining({
      user: member,
      api: {
        'POST /api/questions/5/answer/reveal': {
          value: '<p>two thirds</p>',
          next: null,
          number: 2 / 3,
          status: 'attempted',
          rating: { before: 1504, after: 1490 },
        },
      },
    });
    expect(await screen.findByText(/Revealing the answer counts as a loss/)).toBeVisible();
    await user.click(await button('Reveal answer'));
    expect(await screen.findByText('two thirds')).toBeVisible();
    expect(await screen.findByText('Solution 5')).toBeVisible();
    expect(await counts(/^1 answered, 0 right on first try$/)).toBeVisible();
    expect(screen.getByText('Rating 1,490 (−14)')).toBeVisible();
    await nextIsFocused();
    await user.keyboard('{Enter}');
    expect(await heading('Question 6')).toBeVisible();
  });

  it('has keys for hints and choices', async () => {
    const { user, api } = openTraining({
      user: member,
      question: { answer: choices, hintCount: 1 },
      api: { [nextCall]: inTurn(due), 'GET /api/questions/5/hints/1': { html: '<p>Look.</p>' } },
    });
    await heading('Question 5');
    await user.keyboard('h');
    expect(await screen.findByText('Look.')).toBeVisible();
    await user.keyboard('2{Enter}');
    await counts(/^1 answered/);
    expect(api.bodies(check)).toMatchObject([{ answer: '2' }]);
  });

  it('goes on by itself if a question is gone', async () => {
    openTraining({ api: { 'GET /api/questions/5': refused(404, { message: 'Not found' }) } });
    expect(await heading('Question 6')).toBeVisible();
  });

  it('can be retried if the next question cannot be loaded', async () => {
    const { user, api } = openTraining({ api: { [nextCall]: noAnswer } });
    await screen.findByText('The next question could not be loaded.');
    api.answer({ [nextCall]: inTurn(recommended(5)) });
    await user.click(await button('Try again'));
    expect(await heading('Question 5')).toBeVisible();
  });

  it('goes on as a visitor once the session has ended', async () => {
    const ended = refused(401, { message: 'Please sign in to continue.' });
    const { user, api } = openTraining({ user: member, api: { [check]: ended } });
    const typed = await field();
    api.answer({ 'GET /api/user': ended });
    await user.type(typed, '2/3{Enter}');
    await waitFor(() => expect(screen.queryByText(/Revealing the answer/)).not.toBeInTheDocument());
    expect(await heading('Question 5')).toBeVisible();
  });
});

describe('a due review', () => {
  it('is answered as one, with a grade that can be corrected', async () => {
    const { user, api } = openTraining({
      user: member,
      api: { [nextCall]: inTurn(due, recommended(6)), [act]: reviewed(2) },
    });
    expect(await screen.findByText('It is due today.')).toBeVisible();
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText('Comes back in 3 days.')).toBeVisible();
    expect(api.bodies(check)).toMatchObject([{ mode: 'review' }]);
    await user.click(await button('Change'));
    await user.keyboard('2');
    expect(await screen.findByText('Comes back in 2 days.')).toBeVisible();
    expect(api.bodies(act)).toEqual([{ act: 'grade', grade: 2 }]);
  });

  it('leads to the answer after a miss, and on from there, by Enter alone', async () => {
    const { user } = openTraining({
      user: member,
      api: {
        [check]: miss,
        [nextCall]: inTurn(due, recommended(6)),
        'POST /api/questions/5/answer/reveal': {
          value: '<p>two thirds</p>',
          next: null,
          number: 2 / 3,
          status: 'attempted',
          rating: null,
        },
      },
    });
    await user.type(await field(), '3{Enter}');
    expect(await button('Show the answer')).toBeVisible();
    expect(await button('Next')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('two thirds')).toBeVisible();
    expect(await screen.findByText('Solution 5')).toBeVisible();
    await nextIsFocused();
    await user.keyboard('{Enter}');
    expect(await heading('Question 6')).toBeVisible();
  });

  it('can be given up', async () => {
    const { user, api } = openTraining({
      user: member,
      api: {
        [nextCall]: inTurn(due, recommended(6)),
        [act]: reviewed(1),
        'GET /api/practice/cards/5': reviewed(1),
        'POST /api/questions/5/answer/reveal': {
          value: '<p>two thirds</p>',
          next: null,
          number: 2 / 3,
          status: 'attempted',
          rating: null,
        },
      },
    });
    await user.click(await button('Show the answer'));
    expect(await screen.findByText('two thirds')).toBeVisible();
    expect(await screen.findByText('Solution 5')).toBeVisible();
    expect(api.bodies(act)).toEqual([{ act: 'giveUp' }]);
    await nextIsFocused();
    await user.keyboard('{Enter}');
    expect(await heading('Question 6')).toBeVisible();
  });

  it('says so if giving up fails, and stays', async () => {
    const { user } = openTraining({
      user: member,
      api: { [nextCall]: inTurn(due), [act]: refused(409, { message: 'Not up for review.' }) },
    });
    await user.click(await button('Show the answer'));
    expect(await screen.findByText('Not up for review.')).toBeVisible();
    expect(await field()).toBeVisible();
  });

  it('stays due if it is skipped', async () => {
    const { user, api } = openTraining({
      user: member,
      api: { [nextCall]: inTurn(due, recommended(6)) },
    });
    expect(await screen.findByText('A skipped question stays due.')).toBeVisible();
    await user.click(await button('Skip'));
    await heading('Question 6');
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('without an answer to check is read and graded', async () => {
    const { user } = openTraining({
      user: member,
      question: { answer: null },
      api: { [nextCall]: inTurn(due), [act]: reviewed(3) },
    });
    await user.click(await button('Show the solution'));
    expect(await screen.findByText('Solution 5')).toBeVisible();
    expect(await button(/^Good/)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the end', () => {
  it('sums up, offers visitors to keep it, and can be continued', async () => {
    const { user, url } = openTraining();
    await user.type(await field(), '2/3{Enter}');
    await nextIsFocused();
    await user.keyboard('{Enter}');
    await heading('Question 6');
    await user.click(await button('Skip'));
    await heading('Question 7');
    await user.click(await button('Stop'));
    expect(await heading('How it went')).toHaveFocus();
    expect(url()).toBe('/practice/train?done=1');
    const figure = (name: string) => screen.getByText(name).nextElementSibling;
    expect(figure('Answered')).toHaveTextContent('1');
    expect(figure('Skipped')).toHaveTextContent('1');
    expect(screen.getByText('1 of 1 right on first try')).toBeVisible();
    const [row] = screen.getAllByRole('listitem');
    expect(within(row ?? document.body).getByRole('link')).toHaveAttribute('href', '/question/5');
    expect(row).toHaveTextContent('Right');
    expect(screen.getByRole('link', { name: 'Create an account to keep this' })).toHaveAttribute(
      'href',
      '/auth?tab=register&returnTo=%2Fpractice&keep=1',
    );
    await user.click(await button('Continue training'));
    expect(await heading('Question 7')).toBeVisible();
  });

  it('says what it did to the rating, and when each question comes back', async () => {
    const rating = { before: 1504, after: 1518 };
    const { user } = openTraining({ user: member, api: { [check]: { ...right, rating } } });
    await user.type(await field(), '2/3{Enter}');
    await screen.findByText('Comes back in 3 days.');
    expect(screen.getByText('Rating 1,518 (+14)')).toBeVisible();
    await user.keyboard('q');
    expect(await screen.findByText('from 1,504, +14')).toBeVisible();
    expect(await screen.findByText('Right, comes back in 3 days')).toBeVisible();
    expect(screen.queryByText(/^Create an account/)).not.toBeInTheDocument();
    await user.click(await button('Continue training'));
    expect(await heading('Question 6')).toBeVisible();
  });

  it('says so even if the learner went on before the card was here', async () => {
    const { user } = openTraining({
      user: member,
      api: { [check]: { ...right, review: { grade: 3, due: inDays(4) } }, [card]: noAnswer },
    });
    await user.type(await field(), '2/3{Enter}');
    await nextIsFocused();
    await user.keyboard('q');
    expect(await screen.findByText('Right, comes back in 4 days')).toBeVisible();
  });

  it('survives a reload', async () => {
    const first = openTraining();
    await first.user.type(await field(), '2/3{Enter}');
    await counts(/^1 answered/);
    first.unmount();
    const { user } = openTraining();
    expect(await heading('Question 6')).toBeVisible();
    expect(await counts(/^1 answered, 1 right on first try$/)).toBeVisible();
    await user.click(await button('Stop'));
    await heading('How it went');
  });

  it('is not a dead end without any answer', async () => {
    const { user } = openTraining({ at: '/practice/train?done=1' });
    await heading('You have not answered a question yet');
    expect(screen.getByRole('link', { name: 'Practice' })).toHaveAttribute('href', '/practice');
    await user.click(await button('Start training'));
    expect(await heading('Question 5')).toBeVisible();
  });

  it('comes when every question has been answered', async () => {
    const { user } = openTraining({ api: { [nextCall]: { next: null } } });
    await heading('You have answered them all');
    expect(screen.getByRole('link', { name: 'Timed drills' })).toHaveAttribute('href', '/drills');
    await user.click(await button('See how you did'));
    await heading('You have not answered a question yet');
  });

  it('asks skipped questions again', async () => {
    const { user } = openTraining({ api: { [nextCall]: inTurn(recommended(5)) } });
    await user.click(await button('Skip'));
    await heading('Only skipped questions are left');
    await user.click(await button('Ask them again'));
    expect(await heading('Question 5')).toBeVisible();
  });
});
