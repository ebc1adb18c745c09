import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Practice } from '#shared/contracts/practice.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer } from '#test/support/components/scripted-api.ts';
import TodayCard from './today-card.tsx';

const practice: Practice = {
  timeZone: null,
  due: 1,
  minutes: 0,
  next: null,
  streak: 0,
  rating: null,
  weakest: [],
};
const open = (reply: unknown) => renderPage(<TodayCard />, { api: { 'GET /api/practice': reply } });

it('links to the review if anything is due', async () => {
  open(practice);
  expect(await screen.findByText('1 due today, about 1 minute')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/practice/review');
});

it('links to the practice page if nothing is due', async () => {
  open({ ...practice, due: 0 });
  expect(await screen.findByText('Nothing is due today.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/practice');
});

it('fails silently', async () => {
  open(noAnswer);
  expect(await screen.findByRole('region', { name: 'Today' })).toHaveTextContent('');
});
