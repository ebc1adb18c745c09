import { screen } from '@testing-library/react';
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
};
const days = [
  { date: '2026-02-01', rating: 1500, deviation: 90 },
  { date: '2026-02-20', rating: 1560, deviation: 70 },
  { date: '2026-03-02', rating: 1540, deviation: 55 },
];

const recordCall = 'GET /api/practice/record';
const daysCall = 'GET /api/practice/rating-days';
const render = (shown: Partial<Shown> = {}, api: Script = {}) =>
  renderPage(<PracticeRecord today="2026-03-09" />, {
    api: {
      [recordCall]: { ...record, ...shown },
      [`${daysCall}?category=`]: days,
      ...api,
    },
  });
const tables = () =>
  [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tr')].map(({ textContent }) => textContent),
  );

describe('the rating', () => {
  it('has a band, a history that ends today, and a table of both', async () => {
    render();
    expect(
      await screen.findByRole('img', {
        name: 'Rating 1540 on Mar 9, 2026, probably 1420 to 1660; it was 1500 on Feb 1, 2026',
      }),
    ).toBeVisible();
    expect(screen.getByText(/^probably 1420 to 1660, after 23 rated answers$/)).toBeVisible();
    expect(tables()[0]).toEqual([
      'MonthRating at month endLikely range',
      'March 202615401420 to 1660',
      'February 202615601420 to 1700',
    ]);
  });

  it('can be shown for a category', async () => {
    const { user } = render({}, { [`${daysCall}?category=Math`]: days.slice(0, 1) });
    await user.selectOptions(await screen.findByLabelText('Category'), 'Math');
    expect(await screen.findByText(/after 1 rated answer\. Still rough/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Rating 1480 on Mar 9, 2026/ })).toBeVisible();
  });

  it('says how to get one', async () => {
    render({ rating: null, byCategory: [] });
    expect(await screen.findByText(/Your first try at a question counts/)).toBeVisible();
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
