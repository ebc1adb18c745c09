import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Card, ReviewQueue } from '#shared/contracts/practice.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { signedIn } from '#test/support/components/people.ts';
import { aCard, field, judged, number, right } from '#test/support/components/practice.tsx';
import { aQuestion, aSolution, savedAt } from '#test/support/components/questions.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import PracticeReview from './practice-review.tsx';

const dayLength = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();
const check = 'POST /api/questions/5/answer';
const act = 'POST /api/practice/cards/5';
const queueCall = 'GET /api/practice/queue';

const queue = (overrides: Partial<ReviewQueue> = {}): ReviewQueue => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  due: 2,
  reviewedToday: 0,
  questions: [
    { id: 5, name: 'A fair game' },
    { id: 6, name: 'The one after' },
  ],
  upcoming: [],
  suspended: [],
  ...overrides,
});
const empty = queue({ due: 0, questions: [] });
const reviewed = (grade: number): Card =>
  aCard({
    due: inDays(grade),
    review: {
      grade,
      options: [1, 2, 3, 4].map((value) => ({ grade: value, due: inDays(value) })),
    },
  });
const rightInReview = { ...right, review: { grade: 3, due: inDays(3) } };

function open(api: Script = {}, question: Partial<QuestionDetail> = { answer: number }) {
  return renderPage(<PracticeReview />, {
    at: '/practice/review',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/settings': {},
      [queueCall]: queue(),
      'GET /api/questions/5': aQuestion(question),
      'GET /api/questions/6': aQuestion({ id: 6, name: 'The one after', answer: number }),
      'GET /api/practice/cards/5': reviewed(3),
      'POST /api/answer-readings': { readAs: null, problem: null },
      [check]: rightInReview,
      ...api,
    },
  });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
async function solve(api: Script = {}) {
  const page = open(api);
  await page.user.type(await field(), '2/3{Enter}');
  await button('Next question');
  return page;
}

describe('a review', () => {
  it('is answered and graded by keys, and Enter goes on', async () => {
    const { user, api } = await solve({ [act]: reviewed(2) });
    expect(api.bodies(check)).toEqual([expect.objectContaining({ answer: '2/3', mode: 'review' })]);
    expect(pressed()).toEqual(['Good3in 3 days']);
    expect(await button(/^Again/)).toHaveTextContent('tomorrow');
    await user.keyboard('2');
    await waitFor(() => expect(pressed()).toEqual(['Hard2in 2 days']));
    expect(api.bodies(act)).toEqual([{ act: 'grade', grade: 2 }]);
    api.answer({ [queueCall]: queue({ due: 1, questions: [{ id: 6, name: 'The one after' }] }) });
    await user.keyboard('{Enter}');
    expect(await heading('The one after')).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('is graded by its buttons, and n goes on', async () => {
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

  it('can be undone by u, also after going on', async () => {
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

  it('keys do nothing before the verdict, and nothing to the text typed', async () => {
    const { user, api } = open();
    await user.type(await field(), '12nu34');
    await user.click(await heading('A fair game'));
    await user.keyboard('3nu');
    expect(await field()).toHaveValue('12nu34');
    expect(api.bodies(act)).toEqual([]);
    expect(await heading('A fair game')).toBeVisible();
  });

  it('goes on after a close answer until it is right or wrong', async () => {
    const { user, api } = open({ [check]: judged({ verdict: 'close', message: 'Nearly.' }) });
    await user.type(await field(), '0.66{Enter}');
    await screen.findByText(/Nearly/);
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    api.answer({ [check]: judged({ review: { grade: 1, due: inDays(1) } }) });
    await user.type(await field(), '{Enter}');
    expect(await button('Next question')).toBeVisible();
  });

  it('says if it was reviewed elsewhere meanwhile', async () => {
    const { user } = open({ [check]: right });
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText(/already reviewed, perhaps in another tab/)).toBeVisible();
    await user.click(await button('Next question'));
    expect(await heading('The one after')).toBeVisible();
  });

  it('can be given up for the answer', async () => {
    const { user, api } = open({
      [act]: reviewed(1),
      'GET /api/practice/cards/5': reviewed(1),
      'POST /api/questions/5/answer/reveal': { value: '<p>two thirds</p>', number: 2 / 3 },
    });
    await user.click(await button('Show the answer'));
    expect(await screen.findByText('two thirds')).toBeVisible();
    await button('Next question');
    expect(pressed()).toEqual(['Again1tomorrow']);
    expect(api.bodies(act)).toEqual([{ act: 'giveUp' }]);
  });

  it('keeps a premium answer closed', async () => {
    const message = 'A premium subscription is required to see this solution.';
    const { user } = open(
      { [act]: reviewed(1), 'POST /api/questions/5/answer/reveal': refused(403, { message }) },
      { answer: number, isPremium: true },
    );
    await user.click(await button('Show the answer'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await button('Next question')).toBeVisible();
  });

  it('shows the solution of a question without an answer check, to be graded', async () => {
    const solution = aSolution('Think of a coin.');
    const { user } = open(
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
    const { user, api } = open({ [act]: aCard() });
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
    open({ 'GET /api/questions/5': refused(404, { message: 'Question not found' }) });
    expect(await heading('The one after')).toBeVisible();
  });
});

describe('the queue', () => {
  it('says what waits beyond the bound of a day', async () => {
    open({ [queueCall]: queue({ due: 45 }) });
    expect(await screen.findByText(/2 left today, 43 more wait/)).toBeVisible();
  });

  it('says when something comes back if nothing is due', async () => {
    const tomorrow = new Intl.DateTimeFormat('sv').format(Date.now() + dayLength);
    open({ [queueCall]: { ...empty, upcoming: [{ date: tomorrow, count: 3 }] } });
    expect(await heading('Nothing is due')).toBeVisible();
    expect(screen.getByText('Next: tomorrow, 3 questions.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The next 30 days' })).toBeVisible();
  });

  it('says that a full day is enough', async () => {
    open({ [queueCall]: { ...empty, due: 4, reviewedToday: 30 } });
    expect(await heading('That is enough for today')).toBeVisible();
    expect(screen.getByText(/The rest waits: 4 questions for tomorrow/)).toBeVisible();
  });

  it('ends with the last one, which can still be undone', async () => {
    const { user, api } = open({
      [queueCall]: queue({ due: 1, questions: [{ id: 5, name: 'A fair game' }] }),
      [act]: aCard(),
    });
    await user.type(await field(), '2/3{Enter}');
    api.answer({ [queueCall]: empty });
    await user.click(await button('Finish'));
    expect(await heading('Done for today')).toBeVisible();
    await user.click(await button('Undo the last review'));
    expect(await heading('A fair game')).toBeVisible();
  });

  it('resumes what was suspended', async () => {
    const { user, api } = open({
      [queueCall]: { ...empty, suspended: [{ id: 5, name: 'A fair game' }] },
      [act]: aCard({ isDue: true }),
    });
    const list = await screen.findByRole('heading', { name: 'Suspended' });
    expect(within(list.parentElement ?? list).getByText('A fair game')).toBeVisible();
    api.answer({ [queueCall]: queue() });
    await user.click(await button('Resume “A fair game”'));
    expect(await field()).toBeVisible();
    expect(api.bodies(act)).toEqual([{ act: 'resume' }]);
  });

  it('can be fetched again', async () => {
    const { user, api } = open({ [queueCall]: noAnswer });
    await screen.findByText('Your reviews could not be loaded.');
    api.answer({ [queueCall]: queue() });
    await user.click(await button('Try again'));
    expect(await heading('A fair game')).toBeVisible();
  });

  it('tells the server where the learner is', async () => {
    const settings = { timeZone: queue().timeZone, wantsReviewMail: false };
    let known: string | null = null;
    const { api } = open({
      [queueCall]: (request: never) => ok(queue({ timeZone: known }))(request),
      'PATCH /api/practice/settings': (request: never) => {
        known = settings.timeZone;
        return ok(settings)(request);
      },
    });
    await heading('A fair game');
    await waitFor(() =>
      expect(api.bodies('PATCH /api/practice/settings')).toEqual([{ timeZone: settings.timeZone }]),
    );
  });
});
