import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, check, field, judged, number, right } from '#test/support/components/practice.tsx';
import {
  act,
  button,
  due,
  empty,
  heading,
  inDays,
  openReview,
  queue,
  queueCall,
  reviewed,
} from '#test/support/components/practice-review.tsx';
import { aSolution, savedAt } from '#test/support/components/questions.ts';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

async function solve(api: Script = {}) {
  const page = openReview(api);
  await page.user.type(await field(), '2/3{Enter}');
  await button('Next question');
  return page;
}

describe('a review', () => {
  it('can be answered and graded by keyboard, and Enter goes on', async () => {
    const { user, api } = await solve({ [act]: reviewed(2) });
    expect(api.bodies(check)).toEqual([expect.objectContaining({ answer: '2/3', mode: 'review' })]);
    expect(pressed()).toEqual(['Good3in 3 days']);
    expect(await button(/^Again/)).toHaveTextContent('tomorrow');
    await user.keyboard('2');
    await waitFor(() => expect(pressed()).toEqual(['Hard2in 2 days']));
    expect(api.bodies(act)).toEqual([{ act: 'grade', grade: 2 }]);
    api.answer({ [queueCall]: queue({ due: 1, questions: [due(6, 'The one after')] }) });
    await user.keyboard('{Enter}');
    expect(await heading('The one after')).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('can be graded with its buttons, and n goes on', async () => {
    const { user } = await solve({ [act]: reviewed(4) });
    await user.click(await button(/^Easy/));
    await waitFor(() => expect(pressed()).toEqual(['Easy4in 4 days']));
    await user.keyboard('n');
    expect(await heading('The one after')).toBeVisible();
  });

  it('stays on screen until the learner goes on, whatever the queue says', async () => {
    const { queries, api } = await solve();
    api.answer({ [queueCall]: empty });
    await queries.invalidateQueries();
    expect(await heading('A fair game')).toBeVisible();
    expect(await button('Finish')).toBeVisible();
  });

  it('can be undone with u, even after going on', async () => {
    const { user, api } = await solve({ [act]: aCard({ isDue: true }) });
    await user.click(await button('Next question'));
    await user.click(await heading('The one after'));
    await user.keyboard('u');
    expect(await heading('A fair game')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(api.bodies(act)).toEqual([{ act: 'undo' }]);
    await user.keyboard('u');
    expect(api.bodies(act)).toHaveLength(1);
  });

  it('ignores keys before the verdict, and leaves the typed text alone', async () => {
    const { user, api } = openReview();
    await user.type(await field(), '12nu34');
    await user.click(await heading('A fair game'));
    await user.keyboard('3nu');
    expect(await field()).toHaveValue('12nu34');
    expect(api.bodies(act)).toEqual([]);
    expect(await heading('A fair game')).toBeVisible();
  });

  it('leads from a wrong answer to the solution, and only then on, with Enter', async () => {
    const solution = aSolution('Think of a coin.');
    const { user } = openReview({
      [check]: judged({ review: { grade: 1, due: inDays(1) } }),
      'GET /api/practice/cards/5': reviewed(1),
      'GET /api/solutions/5': solution,
      'GET /api/solution-updates': savedAt(solution),
    });
    await user.type(await field(), '1/2{Enter}');
    await waitFor(async () => expect(await button('Show the solution')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Think of a coin.')).toBeVisible();
    expect(await button('Next question')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await heading('The one after')).toBeVisible();
  });

  it('can be left without its solution', async () => {
    const { user } = openReview({
      [check]: judged({ review: { grade: 1, due: inDays(1) } }),
      'GET /api/practice/cards/5': reviewed(1),
    });
    await user.type(await field(), '1/2{Enter}');
    await user.click(await button('Next question'));
    expect(await heading('The one after')).toBeVisible();
  });

  it('continues after a slip until there is a verdict, which may be “close”', async () => {
    const slip = judged({ verdict: 'incomplete', message: 'Three digits.' });
    const { user, api } = openReview({ [check]: slip });
    await user.type(await field(), '0.66{Enter}');
    await screen.findByText(/Three digits/);
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    const review = { grade: 1, due: inDays(1) };
    api.answer({ [check]: judged({ verdict: 'close', message: 'Nearly.', review }) });
    await user.type(await field(), '{Enter}');
    expect(await button('Next question')).toBeVisible();
  });

  it('says so if it was reviewed elsewhere in the meantime', async () => {
    const { user } = openReview({ [check]: right });
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText(/already reviewed, perhaps in another tab/)).toBeVisible();
    await user.click(await button('Next question'));
    expect(await heading('The one after')).toBeVisible();
  });

  it('can be given up to see the answer', async () => {
    const { user, api } = openReview({
      [act]: reviewed(1),
      'GET /api/practice/cards/5': reviewed(1),
      'POST /api/questions/5/answer/reveal': {
        value: '<p>two thirds</p>',
        next: null,
        number: 2 / 3,
        status: 'attempted',
        rating: null,
      },
    });
    await user.click(await button('Show the answer'));
    expect(await screen.findByText('two thirds')).toBeVisible();
    await button('Next question');
    expect(pressed()).toEqual(['Again1tomorrow']);
    expect(api.bodies(act)).toEqual([{ act: 'giveUp' }]);
  });

  it('does not reveal a premium answer', async () => {
    const message = 'A premium subscription is required to see this solution.';
    const { user } = openReview(
      { [act]: reviewed(1), 'POST /api/questions/5/answer/reveal': refused(403, { message }) },
      { answer: number, isPremium: true },
    );
    await user.click(await button('Show the answer'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await button('Next question')).toBeVisible();
  });

  it('shows the solution of a question without an answer check, to be graded', async () => {
    const solution = aSolution('Think of a coin.');
    const { user } = openReview(
      {
        [act]: reviewed(3),
        'GET /api/solutions/5': solution,
        'GET /api/solution-updates': savedAt(solution),
      },
      { answer: null },
    );
    await user.click(await button('Show the solution'));
    expect(await screen.findByText('Think of a coin.')).toBeVisible();
    await button('Next question');
    expect(pressed()).toEqual(['Good3in 3 days']);
  });

  it.each([
    ['Postpone to tomorrow', { act: 'postpone' }, 'Postponed to tomorrow'],
    ['Suspend', { act: 'suspend' }, 'Suspended'],
  ])('has a way out: %s', async (name, body, title) => {
    const { user, api } = openReview({ [act]: aCard() });
    await user.click(await button(name));
    expect(await heading('The one after')).toBeVisible();
    expect(await findToast(title)).toBeVisible();
    expect(api.bodies(act)).toEqual([body]);
  });

  it('says what failed, and stays', async () => {
    const { user } = await solve({
      [act]: refused(409, { message: 'This question is not up for review.' }),
    });
    await user.keyboard('1');
    expect(await screen.findByText('This question is not up for review.')).toBeVisible();
    expect(pressed()).toEqual(['Good3in 3 days']);
  });

  it('goes on even if the grades cannot be loaded', async () => {
    const { user } = await solve({ 'GET /api/practice/cards/5': noAnswer });
    expect(await screen.findByText('The grades could not be loaded.')).toBeVisible();
    await user.click(await button('Next question'));
    expect(await heading('The one after')).toBeVisible();
  });

  it('skips a question that is gone', async () => {
    openReview({ 'GET /api/questions/5': refused(404, { message: 'Question not found' }) });
    expect(await heading('The one after')).toBeVisible();
  });
});
