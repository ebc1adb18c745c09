import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PracticeRecord as Shown } from '#shared/contracts/practice-record.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { PracticeRecord } from './practice-record.tsx';

const rated = { rating: 1540, deviation: 60, results: 23 };
const record: Shown = {
  rating: rated,
  byCategory: [
    { ...rated, category: 'Math', rating: 1480, deviation: 115, results: 1 },
    { ...rated, category: 'Risk' },
  ],
  solved: { alone: 12, hints: 3, simulation: 1, revealed: 0 },
  confidence: [
    { confidence: 30, answers: 4, rightAnswers: 1 },
    { confidence: 80, answers: 47, rightAnswers: 29 },
  ],
  reviews: { total: 10, right: 8 },
  mistakes: 3,
  leeches: 1,
  topics: [
    { slug: 'markov-chains', name: 'Markov chains', right: 1, total: 4, next: 8 },
    { slug: 'counting', name: 'Counting', right: 3, total: 3, next: null },
    { slug: 'coins', name: 'Coins', right: 0, total: 1, next: 9 },
  ],
};
const history = [
  { at: '2026-02-01T12:00:00Z', rating: 1500, deviation: 90 },
  { at: '2026-02-20T12:00:00Z', rating: 1560, deviation: 70 },
  { at: '2026-03-02T12:00:00Z', rating: 1540, deviation: 60 },
];

const recordCall = 'GET /api/practice/record';
const historyCall = 'GET /api/practice/rating-history';
const render = (shown: Partial<Shown> = {}, api: Script = {}) =>
  renderPage(<PracticeRecord />, {
    api: {
      [recordCall]: { ...record, ...shown },
      [`${historyCall}?category=`]: history,
      ...api,
    },
  });
const tables = () =>
  [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tr')].map(({ textContent }) => textContent),
  );

describe('the rating', () => {
  it('has a band, a point for each answer, and a table of both', async () => {
    render();
    expect(
      await screen.findByRole('img', {
        name: 'Rating 1540 on Mar 2, 2026, probably 1420 to 1660; it was 1500 on Feb 1, 2026',
      }),
    ).toBeVisible();
    expect(screen.getByText(/^after 23 rated answers$/)).toBeVisible();
    const bars = screen.getAllByRole('img', { name: /^1\d{3}, probably/ });
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '1540, probably 1420 to 1660',
      '1480, probably 1250 to 1710',
      '1540, probably 1420 to 1660',
    ]);
    expect(tables()[0]).toEqual([
      'MonthRating at month endLikely range',
      'March 202615401420 to 1660',
      'February 202615601420 to 1700',
    ]);
  });

  it('can be shown for a category', async () => {
    const { user } = render({}, { [`${historyCall}?category=Math`]: history.slice(0, 1) });
    await user.selectOptions(await screen.findByLabelText('Category'), 'Math');
    expect(await screen.findByText(/after 1 rated answer\. Still rough/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Rating 1500 on Feb 1, 2026/ })).toBeVisible();
  });

  it('says how to get one', async () => {
    render({ rating: null, byCategory: [] });
    expect(await screen.findByText(/Your first try at a question counts/)).toBeVisible();
    expect(screen.getByText('Each rated answer will be a point here.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Rating/ })).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    const { user, api } = render({}, { [recordCall]: refused(503, { message: '' }) });
    expect(await screen.findByText('Your rating could not be loaded.')).toBeVisible();
    api.answer({ [recordCall]: record });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('On your own')).toBeVisible();
  });
});

describe('confidence', () => {
  it('is shown in words, in a chart and in numbers', async () => {
    render();
    expect(
      await screen.findByText(
        'When you say 80%, you are right 62% of the time (n = 47). You are more confident than you should be.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Your confidence misleads you: always saying 50% would have scored better.'),
    ).toBeVisible();
    expect(
      screen.getByText(/would have scored \+9 there; those you were at least 80%/),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /30%: 25%, 80%: 62%$/ })).toBeVisible();
    expect(tables()).toContainEqual([
      'StatedRightShareLikely range',
      '30%1 of 425%5% to 70%',
      '80%29 of 4762%47% to 74%',
    ]);
  });

  it.each([
    [0, 'After 10 more such answers'],
    [9, 'After 1 more such answer,'],
  ])('says how many answers are missing after %i', async (answers, text) => {
    render({ confidence: answers ? [{ confidence: 70, answers, rightAnswers: 5 }] : [] });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Share/ })).not.toBeInTheDocument();
  });
});

const sectionOf = async (title: string) => {
  const section = (await screen.findByText(title)).closest('section');
  if (!section) throw new Error(`${title} has no section`);
  return within(section);
};

describe('topics', () => {
  it('are weakest first, each with a way to train it; those with few answers say so', async () => {
    render();
    const { getAllByRole, getByRole, getByText } = await sectionOf('Topics, weakest first');
    const items = getAllByRole('listitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Markov chains1 of 4 right on first tryTrain',
      'Counting3 of 3 right on first tryAll tried',
      'Coins0 of 1 right on first tryTrain',
    ]);
    expect(getByRole('link', { name: 'Train Markov chains' })).toHaveAttribute(
      'href',
      '/question/8?topic=markov-chains',
    );
    expect(getByText('Too few answers to tell: 1 topic')).toBeVisible();
  });

  it('say what will be there', async () => {
    render({ topics: [] });
    expect(await screen.findByText(/^Topics will be listed here/)).toBeVisible();
  });
});

describe('mistakes', () => {
  it('can be replayed, and are in the list', async () => {
    render();
    const { getByRole } = await sectionOf('My mistakes');
    expect(getByRole('link', { name: 'Replay my mistakes' })).toHaveAttribute(
      'href',
      '/practice/mistakes',
    );
    expect(getByRole('link', { name: 'In the list' })).toHaveAttribute(
      'href',
      '/questions?mistakes=1',
    );
  });

  it('may be none', async () => {
    render({ mistakes: 0 });
    expect(await screen.findByText(/^None at the moment/)).toBeVisible();
  });
});

describe('memory', () => {
  it('is how many reviews were right, with how sure that is, and what does not stick', async () => {
    render();
    expect(await screen.findByText('remembered: 8 of 10 reviews')).toBeVisible();
    expect(
      screen.getByRole('img', { name: '80%, probably 49% to 94%; the aim is 90%' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'What to do about it' })).toBeVisible();
  });

  it('says what will be there', async () => {
    render({ reviews: { total: 0, right: 0 }, leeches: 0 });
    expect(await screen.findByText(/After your first reviews/)).toBeVisible();
    expect(screen.queryByText(/not stick/)).not.toBeInTheDocument();
  });
});
