import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import {
  aCard,
  card,
  check,
  field,
  judged,
  neighbors,
  next,
  number,
  reading,
  renderPractice,
  right,
} from '#test/support/components/practice.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';

const reveal = 'POST /api/questions/5/answer/reveal';
const checkButton = () => screen.findByRole('button', { name: 'Check answer' });
const option = (name: string) => screen.findByRole('radio', { name });

describe('the answer check', () => {
  it('judges an answer, and solves the question with the right one', async () => {
    const message = 'Within 5%, but not exact.';
    const { user, api } = renderPractice({
      user: signedIn(),
      api: { [check]: judged({ verdict: 'close', message, status: 'attempted' }) },
    });
    await user.click(await checkButton());
    expect(await screen.findByText('Enter your answer first.')).toBeVisible();
    await user.type(await field(), '0.67{Enter}');
    expect(await screen.findByText(/Within 5%/)).toBeVisible();
    expect(await option('Attempted')).toBeChecked();

    await user.clear(await field());
    await user.type(await field(), 'two thirds');
    expect(screen.queryByText(/Within 5%/)).not.toBeInTheDocument();
    const unreadable = 'Write a number, a fraction or a percentage.';
    api.answer({ [check]: refused(400, { message: unreadable }) });
    await user.click(await checkButton());
    expect(await screen.findByText(unreadable)).toBeVisible();
    expect(await field()).toHaveAttribute('aria-invalid', 'true');

    await user.clear(await field());
    await user.type(await field(), '2/3');
    api.answer({ [check]: { ...right, status: 'solved' } });
    await user.click(await checkButton());
    expect(await screen.findByText('Right.')).toBeVisible();
    expect(screen.getByText('0.6667')).toBeVisible();
    expect(await option('Solved')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Reveal answer' })).not.toBeInTheDocument();
    expect(api.bodies(check)).toMatchObject([
      { answer: '0.67' },
      { answer: 'two thirds' },
      { answer: '2/3' },
    ]);
  });

  it('tells the server if the reader came from the topic', async () => {
    const { user, api } = renderPractice({
      search: '?topic=random-walks',
      user: signedIn(),
      api: {
        [check]: judged({}),
        [`${reveal}?via=topic`]: {
          value: '<p>2/3</p>',
          number: 2 / 3,
          next: null,
          status: null,
          rating: null,
        },
      },
    });
    await user.type(await field(), '1{Enter}');
    await screen.findByText(/Not quite/);
    await user.click(await screen.findByText('Reveal answer'));
    await screen.findByText('2/3');
    expect(api.bodies(check)).toMatchObject([{ answer: '1', via: 'topic' }]);
  });

  it('tells the server once the topics are shown', async () => {
    const { user, api } = renderPractice({
      user: signedIn(),
      api: { [check]: judged({}), 'GET /api/questions/5/topics': [] },
    });
    await user.type(await field(), '1{Enter}');
    await screen.findByText(/Not quite/);
    await user.click(await screen.findByText('Show topics'));
    await screen.findByText('none');
    await user.type(await field(), '2{Enter}');
    await screen.findByText(/Not quite/);
    expect(api.bodies(check)).toEqual([
      expect.not.objectContaining({ via: 'topic' }),
      expect.objectContaining({ via: 'topic' }),
    ]);
  });

  it('shows how an answer is read while it is typed', async () => {
    const { user, api } = renderPractice({
      question: { answer: { ...number, unit: 'dollars' } },
      api: { [reading]: { readAs: '<i>a formula</i>', problem: null } },
    });
    await user.type(await field(), '0.5');
    await user.type(await field(), ' ln 3');
    expect(await screen.findByText('a formula')).toBeVisible();
    expect(screen.getByText('Read as')).toBeVisible();
    expect(api.bodies(reading)).toEqual([{ answer: '0.5 ln 3', unit: 'dollars' }]);

    api.answer({ [reading]: { readAs: null, problem: 'We stopped reading at “π”.' } });
    await user.clear(await field());
    expect(screen.queryByText('a formula')).not.toBeInTheDocument();
    await user.type(await field(), '1/2π');
    expect(await screen.findByText('We stopped reading at “π”.')).toBeVisible();
  });

  it('still works if the reading preview fails', async () => {
    const { user } = renderPractice({ api: { [reading]: noAnswer, [check]: right } });
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText('Right.')).toBeVisible();
    expect(screen.queryByText('Read as')).not.toBeInTheDocument();
  });

  it('shows how an answer was read with its verdict', async () => {
    const api = { [reading]: noAnswer, [check]: { ...right, readAs: '<i>two thirds</i>' } };
    const { user } = renderPractice({ api });
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText('two thirds')).toBeVisible();
    expect(screen.getByText('Read as')).toBeVisible();
  });

  it('restores an answer after a reload, for the same user', async () => {
    const first = renderPractice({ user: signedIn() });
    await first.user.type(await field(), '2/3');
    first.unmount();
    const reloaded = renderPractice({ user: signedIn() });
    expect(await field()).toHaveValue('2/3');
    reloaded.unmount();
    renderPractice({ user: signedIn({ id: 8 }) });
    expect(await field()).toHaveValue('');
  });

  it('reveals the answer to those who may see the solution, and leads on as after solving', async () => {
    const rating = { before: 1504, after: 1489 };
    const { user, api, url } = renderPractice({
      user: signedIn(),
      question: { answer: number, hintCount: 1 },
      api: {
        [check]: judged({}),
        [reveal]: {
          value: '<p>1,210 dollars</p>',
          number: 1210,
          next: null,
          status: 'attempted',
          rating,
        },
        [neighbors]: next,
        [card]: aCard({ due: new Date(Date.now() + 86_400_000).toISOString() }),
        'GET /api/questions/8/neighbors': next,
      },
    });
    await user.type(await field(), '3{Enter}');
    await screen.findByText(/^Not quite/);
    await user.click(await screen.findByRole('button', { name: 'Reveal answer' }));
    expect(await screen.findByText('The answer is')).toBeVisible();
    expect(screen.getByText('1,210 dollars')).toBeVisible();
    expect(screen.queryByText(/^Not quite/)).not.toBeInTheDocument();
    expect(await screen.findByText('−15')).toBeVisible();
    expect(await option('Attempted')).toBeChecked();
    expect(await screen.findByText('Comes back tomorrow.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare with the solution' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Check|Reveal)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Question 8' })).toBeVisible();
    expect(url()).toBe('/question/8');
    expect(api.bodies(check)).toHaveLength(1);
  });

  it('judges another answer after revealing, and shows one of the two', async () => {
    const { user } = renderPractice({
      user: signedIn(),
      api: {
        [check]: judged({}),
        [reveal]: {
          value: '<p>2/3</p>',
          number: 2 / 3,
          next: null,
          status: 'attempted',
          rating: null,
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reveal answer' }));
    await screen.findByText('The answer is');
    await user.type(await field(), '3{Enter}');
    expect(await screen.findByText(/^Not quite/)).toBeVisible();
    expect(screen.queryByText('The answer is')).not.toBeInTheDocument();
  });

  it('does not count an answer that was seen before, and says so', async () => {
    const message = "Right. You had already seen the answer, so this doesn't count as solved.";
    const { user } = renderPractice({
      user: signedIn(),
      api: { [check]: { ...right, message, isSolved: false, status: 'attempted' } },
    });
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await option('Attempted')).toBeChecked();
  });

  it('is missing where there is nothing to check', async () => {
    renderPractice({ question: { answer: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Check answer' })).not.toBeInTheDocument();
  });
});

describe('follow-ups', () => {
  const followUps = 'GET /api/questions/5/follow-ups';

  it('come once the question is solved, with the answer on request', async () => {
    const { user } = renderPractice({
      question: { answer: number, followUpCount: 1 },
      api: {
        [check]: right,
        [followUps]: [
          { questionHtml: '<p>And then?</p>', answerHtml: '<p>Nothing.</p>', asked: null },
        ],
      },
    });
    await user.type(await field(), '2/3');
    expect(screen.queryByText('And then?')).not.toBeInTheDocument();
    await user.click(await checkButton());
    expect(await screen.findByText('And then?')).toBeVisible();
    expect(screen.getByText('Nothing.')).not.toBeVisible();
    await user.click(screen.getByText('Show the answer'));
    expect(screen.getByText('Nothing.')).toBeVisible();
  });

  it('can be tried before reading on', async () => {
    const attempt = 'POST /api/questions/5/follow-ups/1/answer';
    const asked = { kind: 'fraction' as const, unit: null, choices: null };
    const { user, api } = renderPractice({
      question: { answer: number, followUpCount: 1, variant: '1.3' },
      api: {
        [check]: right,
        [followUps]: [{ questionHtml: '<p>And then?</p>', answerHtml: '<p>Thus.</p>', asked }],
        [attempt]: { verdict: 'wrong', message: 'That is not right.', readAs: null },
      },
    });
    await user.type(await field(), '2/3');
    await user.click(await checkButton());
    const followUp = within(await screen.findByRole('region', { name: 'Follow-up' }));
    const tryIt = () => user.click(followUp.getByRole('button', { name: 'Check' }));
    await tryIt();
    expect(followUp.getByText('Enter your answer first.')).toBeVisible();
    await user.type(followUp.getByRole('textbox', { name: 'Answer to the follow-up' }), '1/5');
    await tryIt();
    expect(await followUp.findByText('That is not right. Try again.')).toBeVisible();
    expect(followUp.getByText('Thus.')).not.toBeVisible();
    const tried = api.requests.filter(({ url }) => url.endsWith('/follow-ups/1/answer'));
    expect(tried).toMatchObject([{ body: { answer: '1/5', variant: '1.3' } }]);
    await user.type(followUp.getByRole('textbox', { name: 'Answer to the follow-up' }), '0');
    expect(followUp.queryByText(/That is not right/)).not.toBeInTheDocument();
    api.answer({ [attempt]: { verdict: 'right', message: 'That’s right.', readAs: null } });
    await tryIt();
    expect(await followUp.findByText('That’s right.')).toBeVisible();
    await waitFor(() => expect(followUp.getByText('Thus.')).toBeVisible());
  });

  it('come with the solution of a premium question', async () => {
    const { user, api } = renderPractice({
      question: { answer: number, followUpCount: 1, isPremium: true },
      api: { [check]: right },
    });
    await user.type(await field(), '2/3');
    await user.click(await checkButton());
    expect(await screen.findByText('The follow-up comes with the premium solution.')).toBeVisible();
    expect(api.requests.filter(({ url }) => url.includes('follow-ups'))).toEqual([]);
  });
});

describe('hints', () => {
  it('come one at a time, when asked for', async () => {
    const { user, api } = renderPractice({
      question: { hintCount: 2 },
      api: {
        'GET /api/questions/5/hints/1': { html: '<p>Look at both.</p>' },
        'GET /api/questions/5/hints/2': noAnswer,
      },
    });
    const hints = () => api.requests.filter(({ url }) => url.includes('/hints/'));
    const first = await screen.findByRole('button', { name: 'Show a hint (1 of 2)' });
    expect(hints()).toEqual([]);
    await user.click(first);
    expect(await screen.findByText('Look at both.')).toBeVisible();
    expect(hints()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show a hint (2 of 2)' }));
    expect(screen.queryByRole('button', { name: /^Show a hint/ })).not.toBeInTheDocument();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The hint could not be loaded.');
    api.answer({ 'GET /api/questions/5/hints/2': { html: '<p>Count them.</p>' } });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Count them.')).toBeVisible();
  });
});

describe('after a miss', () => {
  const miss = async (user: { type: (element: Element, text: string) => Promise<void> }) => {
    await user.type(await field(), '3{Enter}');
    await screen.findByText(/^(Not quite|Close|Give)/);
  };
  const wayOut = () => screen.queryByText('Stuck?');

  it('a hint is offered only while there is one', async () => {
    const { user } = renderPractice({
      question: { answer: number, hintCount: 1 },
      api: { [check]: judged({}), 'GET /api/questions/5/hints/1': { html: '<p>Look.</p>' } },
    });
    await miss(user);
    expect(screen.getByText('Not quite. Try again or take a hint.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show a hint (1 of 1)' }));
    expect(screen.getByText('Not quite. Try again.')).toBeVisible();
  });

  it('the kind of wrong is told', async () => {
    const message = 'Off by a factor of two.';
    const { user } = renderPractice({ api: { [check]: judged({ message }) } });
    await user.type(await field(), '3{Enter}');
    expect(await screen.findByText('Off by a factor of two. Try again.')).toBeVisible();
  });

  it('the solution is offered after the second', async () => {
    const { user, api } = renderPractice({
      user: signedIn(),
      api: {
        [check]: judged({}),
        'GET /api/solutions/5': noAnswer,
        'GET /api/solution-updates': noAnswer,
      },
    });
    await miss(user);
    expect(wayOut()).not.toBeInTheDocument();
    api.answer({ [check]: judged({ verdict: 'incomplete', message: 'Give more digits.' }) });
    await miss(user);
    expect(wayOut()).not.toBeInTheDocument();
    api.answer({ [check]: judged({ verdict: 'close', message: 'Within 5%, but not exact.' }) });
    await miss(user);
    await user.click(await screen.findByRole('button', { name: 'Read the solution' }));
    expect(await screen.findByRole('button', { name: 'Hide Solution' })).toBeVisible();
    api.answer({ [check]: right });
    await user.type(await field(), '3{Enter}');
    await screen.findByText('Right.');
    expect(wayOut()).not.toBeInTheDocument();
  });

  it('visitors are led to sign in for it, and back', async () => {
    const { user } = renderPractice({ api: { [check]: judged({}) } });
    await miss(user);
    await miss(user);
    const link = await screen.findByRole('link', { name: 'Sign in to read the solution' });
    expect(link).toHaveAttribute('href', '/auth?returnTo=%2Fquestion%2F5');
  });

  it('nothing is offered to those without premium', async () => {
    const { user } = renderPractice({
      user: signedIn(),
      question: { answer: number, isPremium: true },
      api: { [check]: judged({}) },
    });
    await miss(user);
    await miss(user);
    expect(wayOut()).not.toBeInTheDocument();
  });
});
