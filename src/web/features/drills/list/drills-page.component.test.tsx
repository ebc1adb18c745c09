import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import { aFormat, aPreset, aResult, aRun, runId } from '#test/support/components/drills.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, type Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { rememberRun } from '../../../lib/drilled-here.ts';
import { storeRun } from '../run/stored-run.ts';
import { DrillsPage } from './drills-page.tsx';

const presets: DrillPreset[] = [
  aPreset({
    best: { points: 44, right: 44, wrong: 0, at: '2026-03-01T09:00:00Z' },
    runs: 3,
  }),
  aPreset({ slug: 'rows', title: 'Rows', group: 'Sequences', passLine: 12 }),
  aPreset({ slug: 'marathon', title: 'Marathon' }),
];
const facts = {
  due: 2,
  known: 5,
  total: 9,
  weakest: [
    {
      fact: { operator: '×', left: '7', right: '8' },
      box: 1,
      due: '2026-03-01T09:00:00Z',
    },
  ],
};

const open = (api: Script = {}) =>
  renderPage(<DrillsPage />, {
    at: '/drills',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/drills': { presets },
      'GET /api/drills/facts': facts,
      'GET /api/drills/own': [],
      'GET /api/drills/runs': { runs: [] },
      ...api,
    },
  });

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') ?? document.body);
};

describe('the drills', () => {
  it('are grouped, each with its format and the evidence for it', async () => {
    open();
    const sprint = await card('Sprint');
    expect(sprint.getByText('As many as you can · 1 minute · typed · +1/0')).toBeVisible();
    expect(sprint.getByText(/^Candidates' reports/)).toHaveTextContent(/, checked 2026-03-01$/);
    expect(await screen.findByText('44')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 2)).toEqual(['Arithmetic', 'Sequences']);
    expect((await card('Rows')).getByText(/Reported pass line: 12/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Marathon' })).toHaveAttribute(
      'href',
      '/drills/run?preset=marathon',
    );
  });

  it('show visitors their best in this browser on the same version', async () => {
    rememberRun(aResult(aFormat(), { points: 31 }));
    rememberRun(aResult(aFormat(), { id: 'older', points: 99, version: 0 }));
    rememberRun(aResult(aFormat(), { id: 'lower', points: 12 }));
    rememberRun(aResult(aFormat(), { id: 'quick', points: 88, mark: 'too-fast' }));
    open({ 'GET /api/user': visitor });
    const sprint = await card('Sprint');
    expect(await sprint.findByText('31')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recent runs' })).toBeVisible();
    expect(screen.getByText(/^too fast to count/).closest('li')).toHaveTextContent('88');
    expect((await card('Rows')).getByText('Not run yet.')).toBeVisible();
  });

  it('include due number facts', async () => {
    open();
    expect(await screen.findByText('2 due · 5 of 9 known')).toBeVisible();
    expect(screen.getByText('7 × 8')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Drill what is due' })).toHaveAttribute(
      'href',
      '/drills/run?facts=',
    );
  });

  it('can be reloaded after a failure', async () => {
    const { user, api } = open({ 'GET /api/drills': noAnswer });
    await screen.findByText('The drills could not be loaded.');
    api.answer({ 'GET /api/drills': { presets } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sprint' })).toBeVisible();
  });
});

describe('an unfinished run', () => {
  const leave = (minutesLeft: number) => {
    const { now, items, ...run } = aRun(aFormat(), Date.now() + 60_000 * (minutesLeft - 1));
    storeRun({ run, offset: 0, source: '', answers: [], current: 0, shownAt: null });
  };
  const link = (name: string) => screen.findByRole('link', { name });

  it('can be continued', async () => {
    leave(1);
    open();
    expect(await screen.findByText(/is still running/)).toBeVisible();
    expect(await link('Continue')).toHaveAttribute('href', `/drills/run?run=${runId}`);
  });

  it('can still be sent after it ended', async () => {
    leave(-1);
    open();
    expect(await screen.findByText(/ended before its last answers were sent/)).toBeVisible();
    expect(await link('Send and see the result')).toBeVisible();
  });

  it('is not mentioned if there is none', async () => {
    open();
    await card('Sprint');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });
});
