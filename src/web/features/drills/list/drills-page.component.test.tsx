import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DrillPreset, Drills } from '#shared/contracts/drill.ts';
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
const drills: Drills = { presets, recommended: { slug: 'rows', reason: 'untried' } };
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
      'GET /api/drills': drills,
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
  it('are grouped, each with its format in words', async () => {
    open();
    const sprint = await card('Sprint');
    expect(sprint.getByText(/^As many questions as you can in 1 minute, typed/)).toBeVisible();
    expect(await screen.findByText('44')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 3)).toEqual(['Recommended next', 'Arithmetic', 'Sequences']);
    expect(screen.getByRole('link', { name: 'Marathon' })).toHaveAttribute(
      'href',
      '/drills/run?preset=marathon',
    );
  });

  it('give points, pass line and evidence on request', async () => {
    open();
    const rows = await card('Rows');
    const details = rows.getByText('Points and source').closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('Reported pass line12');
    expect(details).toHaveTextContent('Right +1, wrong 0, no skipping');
    expect(details).toHaveTextContent(/Forum posts of 2025\. Checked 2026-03-01\.$/);
    expect((await card('Sprint')).getByText('Not known')).toBeInTheDocument();
  });

  it('start with the recommended one', async () => {
    open();
    const recommended = within(await screen.findByRole('region', { name: 'Recommended next' }));
    expect(recommended.getByText('You have not tried sequences yet.')).toBeVisible();
    expect(recommended.getByRole('link', { name: 'Start this drill' })).toHaveAttribute(
      'href',
      '/drills/run?preset=rows',
    );
  });

  it('recommend visitors what follows from their runs in this browser', async () => {
    const start = { slug: 'marathon', reason: 'start' };
    const visit = { 'GET /api/user': visitor, 'GET /api/drills': { presets, recommended: start } };
    const { unmount } = open(visit);
    const first = within(await screen.findByRole('region', { name: 'Start here' }));
    expect(first.getByText('Marathon')).toBeVisible();
    unmount();
    rememberRun(aResult(aFormat()));
    open(visit);
    const next = within(await screen.findByRole('region', { name: 'Recommended next' }));
    expect(next.getByText('Rows')).toBeVisible();
    expect(screen.queryByText('Start here')).toBeNull();
  });

  it('say where finished runs will be listed', async () => {
    open();
    expect(await screen.findByText(/^Your finished runs will be listed here/)).toBeVisible();
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
    api.answer({ 'GET /api/drills': drills });
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
