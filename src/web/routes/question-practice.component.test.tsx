import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnswerJudgment } from '#shared/contracts/answer.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderQuestionPage } from '#test/support/components/question-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import { forgetAnsweredHere, readAnsweredHere } from '../lib/answered-here.ts';
import QuestionPractice from './question-practice.tsx';

const check = 'POST /api/questions/5/answer';
const reveal = 'POST /api/questions/5/answer/reveal';
const reading = 'POST /api/answer-readings';

const judged = (judgment: Partial<AnswerJudgment>): AnswerJudgment => ({
  verdict: 'wrong',
  message: 'Not quite. Try again or take a hint.',
  readAs: null,
  value: null,
  number: null,
  ...judgment,
});
const right = judged({
  verdict: 'right',
  message: 'Right.',
  value: '<p>0.6667</p>',
  number: 2 / 3,
});

const number: QuestionDetail['answer'] = { kind: 'number', unit: null, choices: null };
const neighbors = 'GET /api/questions/5/neighbors';
const next = { previous: null, next: { id: 6, name: 'The one after' }, position: 3, total: 5 };

interface PracticeOptions {
  search?: string;
  question?: Partial<QuestionDetail>;
  user?: ReturnType<typeof signedIn>;
  api?: Script;
}

function renderPractice(options: PracticeOptions) {
  const { search = '', question = { answer: number }, user, api = {} } = options;
  return renderQuestionPage({
    search,
    question,
    api: { [reading]: { readAs: null, problem: null }, ...api },
    ...(user && { user }),
    slots: (shown) => ({
      practice: (showSolution) => <QuestionPractice question={shown} showSolution={showSolution} />,
    }),
  });
}

const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const checkButton = () => screen.findByRole('button', { name: 'Check answer' });
const option = (name: string) => screen.findByRole('radio', { name });

describe('the answer check', () => {
  it('judges an answer, and solves the question with the right one', async () => {
    const message = 'Within 5%, but not exact.';
    const { user, api } = renderPractice({
      user: signedIn(),
      api: { [check]: judged({ verdict: 'close', message }) },
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
    api.answer({ [check]: right });
    await user.click(await checkButton());
    expect(await screen.findByText('Right.')).toBeVisible();
    expect(screen.getByText('0.6667')).toBeVisible();
    expect(await option('Solved')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Reveal answer' })).not.toBeInTheDocument();
    expect(api.bodies(check)).toEqual([
      { answer: '0.67' },
      { answer: 'two thirds' },
      { answer: '2/3' },
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

  it('can be used while nothing shows how it is read', async () => {
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

  it('reveals the answer to those who may see the solution', async () => {
    const { user } = renderPractice({
      user: signedIn(),
      api: { [reveal]: { value: '<p>1,210 dollars</p>', number: 1210 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Reveal answer' }));
    expect(await screen.findByText('The answer is')).toBeVisible();
    expect(screen.getByText('1,210 dollars')).toBeVisible();
    expect(await option('Attempted')).toBeChecked();
  });

  it('is missing where there is nothing to check', async () => {
    renderPractice({ question: { answer: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Check answer' })).not.toBeInTheDocument();
  });
});

describe('after the right answer', () => {
  const solve = async (options: PracticeOptions) => {
    const page = renderPractice({ ...options, api: { [check]: right, ...options.api } });
    await page.user.type(await field(), '2/3{Enter}');
    await screen.findByText('Right.');
    return page;
  };

  it('the next question of the set is at hand', async () => {
    await solve({ search: '?category=Risk', api: { [neighbors]: next } });
    expect(await screen.findByRole('link', { name: 'Next in this set' })).toHaveAttribute(
      'href',
      '/question/6?category=Risk',
    );
  });

  it('the last question of the set leads back to it', async () => {
    const last = { ...next, next: null, position: 5 };
    await solve({ search: '?category=Risk', api: { [neighbors]: last } });
    expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/questions?category=Risk',
    );
  });

  it('a visitor can keep it with an account, and sees no way to the solution', async () => {
    await solve({ search: '?category=Risk' });
    const offer = await screen.findByRole('link', { name: 'Create an account to keep this' });
    const returnTo = encodeURIComponent('/question/5?category=Risk');
    expect(offer).toHaveAttribute('href', `/auth?tab=register&returnTo=${returnTo}`);
    expect(screen.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  });

  it('this browser remembers it for a visitor, but nothing premium', async () => {
    const page = await solve({});
    expect(readAnsweredHere()).toEqual([
      { questionId: 5, answer: '2/3', isRight: true, explored: false },
    ]);
    page.unmount();
    forgetAnsweredHere();
    await solve({ question: { answer: number, isPremium: true } });
    expect(screen.queryByRole('link', { name: /^Create an account/ })).not.toBeInTheDocument();
    expect(readAnsweredHere()).toEqual([]);
  });

  it('this browser remembers nothing of a user', async () => {
    await solve({ user: signedIn() });
    expect(readAnsweredHere()).toEqual([]);
  });

  it('a user compares it with the solution', async () => {
    const { user } = await solve({
      user: signedIn(),
      api: { 'GET /api/solutions/5': noAnswer, 'GET /api/solution-updates': noAnswer },
    });
    expect(screen.queryByRole('link', { name: /^Create an account/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Compare with the solution' }));
    expect(await screen.findByRole('button', { name: 'Hide Solution' })).toBeVisible();
  });

  it('a premium solution stays behind its gate', async () => {
    await solve({ user: signedIn(), question: { answer: number, isPremium: true } });
    expect(screen.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  });

  it('nothing of this shows with a wrong one', async () => {
    const { user } = renderPractice({ api: { [check]: judged({}), [neighbors]: next } });
    await user.type(await field(), '3{Enter}');
    expect(await screen.findByText('That is not it.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next question' })).not.toBeInTheDocument();
  });
});

describe('the timer', () => {
  it('runs from its start until the question is solved', async () => {
    const { user } = renderPractice({ api: { [check]: right } });
    await user.click(await screen.findByRole('button', { name: 'Time yourself' }));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText(/^Solved in \d+:\d\d$/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('can be stopped', async () => {
    const { user } = renderPractice({});
    await user.click(await screen.findByRole('button', { name: 'Time yourself' }));
    await user.click(screen.getByRole('button', { name: 'Stop timing' }));
    expect(screen.getByRole('button', { name: 'Time yourself' })).toBeVisible();
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
