import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Practice } from '#shared/contracts/practice.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer } from '#test/support/components/scripted-api.ts';
import TodayCard from './today-card.tsx';

const today: Practice['today'] = {
  reviews: { of: 3, done: 1, minutes: 4 },
  questions: { of: 2, done: 0, minutes: 8 },
  drill: { of: 1, done: 1 },
};
const practice: Practice = {
  timeZone: null,
  due: 1,
  minutes: 0,
  next: null,
  streak: 0,
  rating: null,
  weakest: [],
  mistakes: 0,
  today,
  plan: null,
};
const open = (reply: unknown) => renderPage(<TodayCard />, { api: { 'GET /api/practice': reply } });
const done = { of: 2, done: 2, minutes: 0 };

it('says what is left of today, and begins with the reviews', async () => {
  open(practice);
  expect(await screen.findByText(', about 12 minutes')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Review 2 questions',
    'Try 2 new questions',
    'Run a drill',
  ]);
  expect(screen.getByLabelText('Done:').closest('li')).toHaveTextContent('Run a drill');
  expect(screen.getByRole('link', { name: 'Start the review' })).toHaveAttribute(
    'href',
    '/practice/review',
  );
});

it.each([
  [{ reviews: done }, 'Train', '/practice/train'],
  [{ reviews: { of: 0, done: 0, minutes: 0 } }, 'Train', '/practice/train'],
  [{ reviews: done, questions: done, drill: { of: 1, done: 0 } }, 'Practice', '/practice'],
])('goes on where the learner is: %j', async (change, name, href) => {
  open({ ...practice, today: { ...today, ...change } });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it('is a line once today is done', async () => {
  open({ ...practice, today: { ...today, reviews: done, questions: done } });
  expect(await screen.findByText('Today is done.', { exact: false })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('says when the plan has a day off', async () => {
  const none = { of: 0, done: 0, minutes: 0 };
  const plan = { interviewOn: '2026-03-20', today: '2026-03-08', effort: 'off' };
  open({ ...practice, plan, today: { reviews: none, questions: none, drill: none } });
  expect(await screen.findByText('Today is a day off.', { exact: false })).toBeVisible();
});

it('fails silently', async () => {
  open(noAnswer);
  expect(await screen.findByRole('region', { name: 'Today' })).toHaveTextContent('');
});
