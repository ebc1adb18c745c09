import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminMetrics } from '#shared/contracts/admin-metrics.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { MetricsPage } from './metrics-page.tsx';

const none = { now: 0, before: 0 };
const quiet: AdminMetrics = {
  now: { start: '2026-10-20', end: '2026-11-16' },
  before: { start: '2026-09-22', end: '2026-10-19' },
  today: { date: '2026-11-17', visits: 0 },
  provider: 'stripe',
  visits: none,
  registrations: none,
  active: none,
  answers: none,
  firstTries: none,
  rightFirstTries: none,
  begun: none,
  ended: none,
  revenue: [{ currency: 'usd', ...none }],
  pages: [],
  referrers: [],
  recommendations: { byReason: [], byDifference: [] },
};
const busy: AdminMetrics = {
  ...quiet,
  visits: { now: 12_345, before: 12_345 },
  registrations: { now: 110, before: 100 },
  active: { now: 30, before: 0 },
  answers: { now: 90, before: 120 },
  firstTries: { now: 50, before: 80 },
  rightFirstTries: { now: 31, before: 47 },
  begun: { now: 3, before: 2 },
  ended: { now: 1, before: 3 },
  revenue: [{ currency: 'usd', now: 159_800, before: 199_900 }],
  pages: [{ path: '/questions', now: 1_200, before: 900 }],
};

const call = 'GET /api/admin/overview?days=28';
const open = (answer: unknown, at = '/admin/overview') =>
  renderPage(<MetricsPage />, { at, api: { [call]: answer } });

const days = 'start=2026-10-20&end=2026-11-16';

it('links each figure to its list', async () => {
  open(busy);
  const figures = (await screen.findByText('110')).closest('ul');
  const links = [...(figures?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['New people 110 +10% from 100', `/admin?tab=users&by=joined&${days}`],
    ['Active people 30 0 before', `/admin?tab=users&by=active&${days}`],
    ['Answers 90 −25% from 120', `/admin?tab=analytics&${days}#activity`],
    ['Right on first try 62% +3 points from 59%', `/admin?tab=analytics&${days}#activity`],
    ['Subscriptions started 3 +50% from 2', `/admin/subscribers?by=begun&${days}&provider=stripe`],
    ['Subscriptions ended 1 −67% from 3', `/admin/subscribers?by=ended&${days}&provider=stripe`],
    [
      'Monthly revenue $1,598.00 −20% from $1,999.00',
      '/admin/subscribers?status=active&provider=stripe',
    ],
    ['Visits 12,345 ±0% from 12,345', `/admin?tab=analytics&${days}#daily-visits`],
  ]);
  const pages = within(screen.getByRole('region', { name: 'Top pages' }));
  expect(pages.getByRole('row', { name: '/questions 1,200 900' })).toBeVisible();
  expect(pages.getByRole('link', { name: 'Show all top pages' })).toHaveAttribute(
    'href',
    `/admin?tab=analytics&${days}#top-pages`,
  );
  const referrers = within(screen.getByRole('region', { name: 'Referrers' }));
  expect(referrers.getByText('No visits in this period.')).toBeVisible();
  expect(screen.getByText('None were given in this period.')).toBeVisible();
  expect(screen.queryByText(/test mode/)).not.toBeInTheDocument();
});

it('says in words that visitors came directly', async () => {
  open({
    ...busy,
    referrers: [
      { referrer: 'direct', now: 20, before: 10 },
      { referrer: 'example.org', now: 5, before: 8 },
    ],
  });
  expect(await screen.findByRole('row', { name: 'Direct 20 10' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'example.org 5 8' })).toBeVisible();
});

it('shows what users were given next, and whether it fits', async () => {
  const counts = (answered: number, rightAnswers: number) => ({
    ...{ served: 1_200, answered, rightAnswers },
  });
  open({
    ...busy,
    recommendations: {
      byReason: [
        { reason: 'review', ...counts(1_000, 900) },
        { reason: 'stretch', ...counts(0, 0) },
      ],
      byDifference: [
        { difference: -500, ...counts(10, 8) },
        { difference: -100, ...counts(30, 17) },
        { difference: 400, ...counts(0, 0) },
      ],
    },
  });
  const next = await screen.findByRole('region', { name: 'Next questions' });
  expect(within(next).getByText(/^Users got 63% of their new questions right/)).toBeVisible();
  expect([...next.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Due for review1,200 given, 90% of 1,000 right',
    'Stretch1,200 given, none answered',
    'More than 400 easier1,200 given, 80% of 10 right',
    '0 to 100 easier1,200 given, 57% of 30 right',
    '400 or more harder1,200 given, none answered',
  ]);
});

it.each([
  [19, 10, 'Too few new questions were answered to tell whether they fit: 19 of at least 20.'],
  [100, 54, 'right, so they are too hard (the aim is 55 to 80%).'],
  [100, 55, 'right, so they fit (the aim is 55 to 80%).'],
  [100, 80, 'right, so they fit (the aim is 55 to 80%).'],
  [100, 81, 'right, so they are too easy (the aim is 55 to 80%).'],
])('judges %i answers, of which %i were right', async (answered, rightAnswers, text) => {
  const counts = { served: answered, answered, rightAnswers };
  open({
    ...busy,
    recommendations: {
      byReason: [{ reason: 'level', ...counts }],
      byDifference: [{ difference: 100, ...counts }],
    },
  });
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(screen.getByText('100 to 200 harder')).toBeVisible();
});

it('keeps the period in the URL', async () => {
  const { user, api, url } = open(busy);
  await screen.findByText('110');
  api.answer({ 'GET /api/admin/overview?days=7': { ...busy, visits: { now: 7, before: 7 } } });
  await user.click(screen.getByRole('link', { name: 'Last 7 days' }));
  expect(await screen.findByText('±0%')).toBeVisible();
  expect(await screen.findByText('7')).toBeVisible();
  expect(url()).toBe('/admin/overview?days=7');
  expect(screen.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true');
});

it('falls back to the default period if the URL has an unknown one', async () => {
  open(busy, '/admin/overview?days=30');
  expect(await screen.findByText('110')).toBeVisible();
});

it.each([
  [0, 'Today so far is in Analytics.'],
  [1, 'Today’s 1 visit is in Analytics.'],
  [1_185, 'Today’s 1,185 visits are in Analytics.'],
])(
  'leads to today, with %i visits, whether or not the days before are empty',
  async (visits, text) => {
    const today = { date: '2026-11-17', visits };
    const { user, api } = open({ ...quiet, today });
    const href = '/admin?tab=analytics&start=2026-10-20&end=2026-11-17#daily-visits';
    const link = await screen.findByRole('link', { name: 'Analytics' });
    expect(link).toHaveAttribute('href', href);
    expect(link.parentElement).toHaveTextContent(`Nothing yet in these days. ${text}`);
    api.answer({ 'GET /api/admin/overview?days=7': { ...busy, today } });
    await user.click(screen.getByRole('link', { name: 'Last 7 days' }));
    expect(await screen.findByText('110')).toBeVisible();
    const note = screen.getByRole('link', { name: 'Analytics' });
    expect(note).toHaveAttribute('href', href);
    expect(note.parentElement).toHaveTextContent(`today counts once it is over. ${text}`);
  },
);

it('says when nothing happened, and that test mode earns nothing', async () => {
  open({ ...quiet, provider: 'sandbox' });
  expect(await screen.findByText(/^Nothing yet in these days/)).toBeVisible();
  expect(screen.getByText(/will be shown here, day by full day/)).toBeVisible();
  expect(screen.getByText(/Subscriptions are in test mode: nothing is charged/)).toBeVisible();
  expect(screen.getByText('What these figures mean')).toBeVisible();
});

it('shows no share without answers, and the revenue in each currency', async () => {
  open({
    ...busy,
    firstTries: none,
    rightFirstTries: none,
    revenue: [
      { currency: 'eur', now: 500, before: 0 },
      { currency: 'usd', now: 100, before: 200 },
    ],
  });
  expect(await screen.findByRole('link', { name: /^Right on first try none/ })).toBeVisible();
  expect(
    screen.getByRole('link', { name: /^Monthly revenue, EUR €5.00 €0.00 before/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Monthly revenue, USD \$1.00 −50%/ })).toBeVisible();
});

it('says why it failed, and tries again', async () => {
  const { user, api } = open(refused(503, { message: 'The database is starting' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the overview…');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The overview could not be loaded.');
  expect(alert).toHaveTextContent('The database is starting');
  api.answer({ [call]: busy });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('110')).toBeVisible();
});
