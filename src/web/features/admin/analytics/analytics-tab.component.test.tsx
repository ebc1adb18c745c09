import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf, lastDays } from '#shared/domain/days.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import AnalyticsTab from './analytics-tab.tsx';

const leapDay = 'start=2024-02-28&end=2024-02-29';

/** What the server returns for days without visits. */
const noVisits = (range?: string) => {
  const query = range ? `?${range}` : '';
  return {
    [`GET /api/analytics/daily-visits${query}`]: [{ date: '2024-02-29', totalVisits: 0 }],
    [`GET /api/analytics/unique-visitors${query}`]: { count: 0 },
    [`GET /api/analytics/device-breakdown${query}`]: [],
    [`GET /api/analytics/top-pages${query}`]: [],
    [`GET /api/analytics/referrers${query}`]: [],
    [`GET /api/analytics/activity${query}`]: [
      {
        date: '2024-02-29',
        registrations: 0,
        solvedQuestions: 0,
        subscriptions: 0,
        answers: 0,
        firstTries: 0,
        rightFirstTries: 0,
      },
    ],
  };
};

const open = (api = {}) =>
  renderPage(<AnalyticsTab />, {
    at: `/admin?tab=analytics&${leapDay}`,
    api: { ...noVisits(leapDay), ...api },
  });

describe('the range picker', () => {
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('puts the chosen days into the URL', async () => {
    const wholeYear = 'start=2024-01-01&end=2024-12-31';
    const { user, url } = open(noVisits(wholeYear));
    expect(screen.getByLabelText('Start')).toHaveValue('2024-02-28');
    choose('Start', '2024-01-01');
    choose('End', '2024-12-31');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('2024-01-01')).toBeVisible();
    expect(screen.getByText(/days are in UTC/)).toHaveTextContent(
      /^From 2024-01-01 to 2024-12-31;/,
    );
    expect(url()).toBe(`/admin?tab=analytics&${wholeYear}`);
  });

  it('is reset to the days of a preset', async () => {
    const { user, url } = open(noVisits());
    choose('Start', '2024-01-01');
    const lastWeek = screen.getByRole('link', { name: 'Last 7 days' });
    expect(lastWeek).not.toHaveAttribute('aria-current');
    await user.click(lastWeek);
    await waitFor(() => expect(lastWeek).toHaveAttribute('aria-current', 'true'));
    expect(url()).toBe('/admin?tab=analytics&days=7');
    const { start } = lastDays(7, dayOf(new Date()));
    expect(screen.getByLabelText('Start')).toHaveValue(start);
  });

  it.each([
    ['2024-03-01', 'Start must not be after end'],
    ['', 'Please choose both dates'],
  ])('refuses to start at "%s"', async (start, error) => {
    const { user, url } = open();
    choose('Start', start);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText(error)).toBeVisible();
    expect(url()).toBe(`/admin?tab=analytics&${leapDay}`);
  });
});

it('draws each day, and shows its numbers on hover', async () => {
  const visits = ['2024-02-28', '2024-02-29'].map((date, index) => ({
    date,
    totalVisits: 1233 + index,
  }));
  open({ [`GET /api/analytics/daily-visits?${leapDay}`]: visits });
  const chart = await screen.findByRole('img', { name: 'Visits per day' });
  const line = chart.querySelector('g > path:last-child');
  expect(line).toHaveAttribute('d', 'M25.00 0.08L75.00 0.00h0');
  expect(screen.getByText('Feb 29, 2024: Visits 1,234')).toBeInTheDocument();
});

it('offers the same days as a file', () => {
  open();
  const link = screen.getByRole('link', { name: 'Download CSV of Daily visits' });
  expect(link).toHaveAttribute('href', `/api/analytics/daily-visits?${leapDay}&format=csv`);
  expect(link).toHaveAttribute('download');
});

it('says so when nothing was counted', async () => {
  open();
  const topPages = screen.getByRole('region', { name: 'Top pages' });
  expect(await within(topPages).findByText('No data for these days.')).toBeVisible();
  expect(screen.getAllByText('No data for these days.')).toHaveLength(5);
  expect(screen.getAllByText(/will be (drawn|shown|listed) here/)).toHaveLength(5);
});

it('names devices and referrers in words, in the chart and in the table', async () => {
  open({
    [`GET /api/analytics/device-breakdown?${leapDay}`]: [
      { device: 'mobile', count: 3 },
      { device: 'other', count: 1 },
    ],
    [`GET /api/analytics/referrers?${leapDay}`]: [
      { referrer: 'example.org', count: 3 },
      { referrer: 'direct', count: 1 },
    ],
  });
  for (const name of ['Mobile', 'Other', 'example.org', 'Direct']) {
    expect(await screen.findAllByText(name)).toHaveLength(2);
  }
});

it.each([
  [1, 'M50.00 50.00h0', '100%'],
  [2, 'M25.00 50.00h0M75.00 0.00h0', '50%'],
  [5, 'M10.00 83.33h0M30.00 66.67h0M50.00 50.00h0M70.00 33.33h0M90.00 16.67h0', '20%'],
  [15, null, '6.66'],
])('marks each of %i days, and puts the labels under their days', async (count, dots, width) => {
  const days = Array.from({ length: count }, (_, index) => ({
    date: `2024-02-${10 + index}`,
    totalVisits: index + 1,
  }));
  open({ [`GET /api/analytics/daily-visits?${leapDay}`]: days });
  const chart = await screen.findByRole('img', { name: 'Visits per day' });
  const [area, mark] = chart.querySelectorAll('g > path');
  expect(area).toHaveClass('fill-current/10');
  if (dots) expect(mark).toHaveAttribute('d', dots);
  else expect(mark?.getAttribute('stroke-width')).toBe('2');
  const label = screen.getByText('Feb 10, 2024');
  expect(label.style.minWidth).toContain(width);
});

it('leads to the overview with the closest days', async () => {
  open();
  const link = screen.getByRole('link', { name: 'Overview' });
  expect(link).toHaveAttribute('href', '/admin/overview?days=7');
  expect(link.parentElement).toHaveTextContent(
    'compares the last 7 full days, up to yesterday, with those before.',
  );
  expect(link.parentElement).not.toHaveTextContent('today');
  await screen.findAllByText('No data for these days.');
});

it('says that today counts so far', async () => {
  renderPage(<AnalyticsTab />, { at: '/admin?tab=analytics', api: noVisits() });
  expect(screen.getByText(/and today counts so far/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/admin/overview');
  await screen.findAllByText('No data for these days.');
});

it('reloads failed statistics', async () => {
  const call = `GET /api/analytics/top-pages?${leapDay}`;
  const { api, user } = open({ [call]: refused(429, { message: 'Too many requests' }) });
  const topPages = screen.getByRole('region', { name: 'Top pages' });
  const alert = await within(topPages).findByRole('alert');
  expect(alert).toHaveTextContent('These statistics could not be loaded.');
  expect(alert).toHaveTextContent('Too many requests');
  api.answer({ [call]: ok([]) });
  await user.click(within(topPages).getByRole('button', { name: 'Try again' }));
  expect(await within(topPages).findByText('No data for these days.')).toBeVisible();
  expect(within(topPages).queryByRole('alert')).not.toBeInTheDocument();
});
