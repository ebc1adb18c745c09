import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import type { Progress } from '#shared/contracts/progress.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { HydrationStateContext } from '#web/lib/hydration-state.tsx';
import { currentUserKey } from '#web/queries/current-user.ts';
import { ProgressPage } from './progress-page.tsx';

const now = new Date().toISOString();

const progress: Progress = {
  total: 1234,
  attempted: 2,
  solved: 1,
  byCategory: [{ category: 'Risk', total: 3, attempted: 2, solved: 1 }],
  byDifficulty: [{ difficulty: 'Easy', total: 1, attempted: 1, solved: 1 }],
  recent: [
    { questionId: 2, name: 'Two dice', status: 'attempted', at: now },
    { questionId: 1, name: 'One coin', status: 'solved', at: now },
    { questionId: 1, name: 'One coin', status: 'attempted', at: now },
  ],
  starred: 12,
  noted: 1,
  timeZone: 'UTC',
  today: '2026-03-09',
  calendar: [
    { date: '2026-02-07', count: 1 },
    { date: '2026-03-09', count: 3 },
  ],
  streak: { current: 1, longest: 1 },
  next: [
    {
      id: 2,
      name: 'Two dice',
      difficulty: 'Medium',
      category: 'Risk',
      isPremium: false,
      isStarted: true,
      isRecommended: true,
    },
  ],
};

const nothingYet: PracticeRecord = {
  rating: null,
  byCategory: [],
  solved: { alone: 0, hints: 0, simulation: 0, revealed: 0 },
  confidence: [],
  reviews: { total: 0, right: 0 },
  mistakes: 0,
  leeches: 0,
  topics: [],
};

function renderProgress(api: Script = { 'GET /api/progress': progress }) {
  const queries = { mutations: [], queries: [] };
  return renderPage(
    <HydrationStateContext value={{ renderedAt: Date.now(), origin: 'http://site', queries }}>
      <ProgressPage />
    </HydrationStateContext>,
    {
      at: '/progress',
      api: { 'GET /api/lists': [], 'GET /api/practice/record': nothingYet, ...api },
    },
  );
}

/** Finds by text: the calendar has so many cells that finding by role is slow. */
const section = async (title: string) => {
  const heading = await screen.findByText(title);
  const found = heading.closest('section');
  if (!found) throw new Error(`${title} has no section`);
  return found;
};

const itemsOf = async (title: string) =>
  within(await section(title))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  vi.unstubAllEnvs();
});

it("hides a month's name if the left edge of the calendar would cut it off", async () => {
  renderProgress();
  const calendar = await screen.findByLabelText('Calendar of the last year');
  const [first, second] = calendar.querySelectorAll('text');
  calendar.scrollLeft = Number(first?.getAttribute('x')) + 1;
  fireEvent.scroll(calendar);
  expect(first).not.toBeVisible();
  expect(second).toBeVisible();
  calendar.scrollLeft = 0;
  fireEvent.scroll(calendar);
  expect(first).toBeVisible();
});

describe('the progress page', () => {
  it('does not link to starred questions if there are none', async () => {
    renderProgress({ 'GET /api/progress': { ...progress, starred: 0, noted: 0 } });
    expect((await screen.findByText('0 starred questions')).tagName).toBe('SPAN');
  });

  it('shows activity, also by month, and questions with a star or a note', async () => {
    renderProgress();
    await screen.findByText('Active on 2 days in the last year.', { exact: false });
    const [summary] = document.querySelectorAll('dl');
    const figures = [...(summary?.children ?? [])].map((part) => part.textContent);
    expect(figures).toEqual([
      'Solved1 of 1,234 questions',
      'Attempted2 of 1,234 questions',
      'Current streak1 day',
      'Longest streak1 day',
    ]);
    expect(await itemsOf('By category')).toEqual(['Risk1 of 3 solved, 1 attempted']);
    expect(await itemsOf('Recent activity')).toEqual([
      'Two diceAttempted just now',
      'One coinSolved just now',
      'One coinAttempted just now',
    ]);
    const rows = [...document.querySelectorAll('table tr')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthActive daysQuestions and drills',
      'March 202613',
      'February 202611',
    ]);
    const starred = screen.getByText('12 starred questions');
    expect(starred).toHaveAttribute('href', '/questions?starred=1');
    const noted = screen.getByText('1 question with a note');
    expect(noted).toHaveAttribute('href', '/questions?noted=1');
  });

  it('shows newcomers where to begin', async () => {
    const streak = { current: 0, longest: 0 };
    renderProgress({ 'GET /api/progress': { ...progress, attempted: 0, solved: 0, streak } });
    expect(await screen.findByText('Every streak begins with one question.')).toBeVisible();
    expect(screen.getByText('Browse the questions')).toHaveAttribute('href', '/questions');
    expect(await itemsOf('A good question to start with')).toHaveLength(1);
    expect(await itemsOf('What you will see here')).toHaveLength(6);
  });

  it("shows the user's own lists, each with a link to its questions", async () => {
    const tally = { description: null, isShared: false, total: 4, attempted: 3, solved: 1 };
    const lists = [1, 2].map((id) => ({ id, name: 'Same name', ...tally }));
    const { user, url } = renderProgress({
      'GET /api/progress': progress,
      'GET /api/lists': lists,
    });
    expect(await itemsOf('My lists')).toEqual(
      lists.map(() => 'Same name1 of 4 solved, 2 attempted'),
    );
    const [, second] = within(await section('My lists')).getAllByText('Same name');
    if (second) await user.click(second);
    expect(url()).toBe('/questions?list=2');
  });

  it('suggests what to try next', async () => {
    const { user, url } = renderProgress();
    expect(await itemsOf('What to try next')).toEqual([
      'Two diceMediumRiskattempted, not solved yet',
    ]);
    const next = within(await section('What to try next'));
    await user.click(next.getByText('Two dice'));
    expect(url()).toBe('/question/2');
  });

  it('says that every question has been answered, above what was begun', async () => {
    const [begun] = progress.next.map((question) => ({ ...question, isRecommended: false }));
    const next = begun ? [begun] : [];
    renderProgress({ 'GET /api/progress': { ...progress, next } });
    expect(await section('What to try next')).toHaveTextContent(
      'You have answered every question open to you. New ones will show up here.Two dice',
    );
  });

  it('notices that the session has ended', async () => {
    const ended = refused(401, { message: 'Please sign in to continue.' });
    const { queries } = renderProgress({
      'GET /api/progress': ended,
      'GET /api/lists': ended,
      'GET /api/practice/record': ended,
    });
    queries.setQueryData(currentUserKey, signedIn());
    await waitFor(() => expect(queries.getQueryData(currentUserKey)).toBeNull());
  });

  it('shows an error and a way to retry', async () => {
    const { user, api } = renderProgress({
      'GET /api/progress': refused(503, { message: '' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your progress could not be loaded.',
    );
    api.answer({ 'GET /api/progress': progress });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Recent activity')).toBeVisible();
  });
});

describe('days', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
    'are those of the browser in %s',
    async (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      renderProgress({
        [`GET /api/progress?${new URLSearchParams({ timeZone })}`]: { ...progress, timeZone },
      });
      const shown = timeZone.replaceAll('_', ' ');
      await screen.findByText(`Days end at midnight in ${shown}.`, { exact: false });
      expect(screen.getByLabelText('Activity: 2 days in the last year')).toHaveRole('img');
      const titles = [...document.querySelectorAll('svg title')].map((cell) => cell.textContent);
      expect(titles.filter((title) => title?.includes('drill'))).toEqual([
        'February 7, 2026: 1 question or drill',
        'March 9, 2026: 3 questions and drills',
      ]);
    },
  );

  it('are counted in UTC when the server does not know the time zone', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Etc/Unknown',
    });
    renderProgress({
      'GET /api/progress?timeZone=Etc%2FUnknown': refused(400, { message: 'Unknown time zone' }),
      'GET /api/progress?timeZone=UTC': progress,
    });
    await screen.findByText('Days end at midnight in UTC.', { exact: false });
  });
});
