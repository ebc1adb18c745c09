import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import { aFormat, aPreset, aResult, itemsOf, runId } from '#test/support/components/drills.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { rememberRun } from '../../../lib/drilled-here.ts';
import { runInDuel } from '../../../lib/duels-here.ts';
import { ResultPage } from './result-page.tsx';

const call = `GET /api/drills/runs/${runId}`;
const format = aFormat({ count: 4 });
const items = itemsOf(format);
const [first, second] = items;
const answers = [
  { index: 0, response: first ? rightResponse(first.asks) : '', milliseconds: 900, isLate: false },
  { index: 1, response: '0', milliseconds: 4_200, isLate: false },
  { index: 2, response: '', milliseconds: 300, isLate: false },
  { index: 3, response: '7', milliseconds: 300, isLate: true },
];
const presets = [
  aPreset({ format, passLine: 2 }),
  aPreset({ slug: 'long', title: 'Long sprint', format: { ...format, seconds: 600 } }),
];
const result = (overrides: Partial<RunResult> = {}) =>
  aResult(format, { answers, points: 0, right: 1, wrong: 1, skipped: 1, ...overrides });

function open(overrides: Partial<RunResult> = {}, api: Script = {}) {
  return renderPage(<ResultPage />, {
    at: `/drills/result?run=${runId}`,
    api: {
      'GET /api/user': signedIn(),
      'GET /api/drills': { presets, recommended: null },
      'GET /api/drills/runs': { runs: [] },
      [call]: result(overrides),
      ...api,
    },
  });
}

const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement;

describe('the score', () => {
  it('is shown with accuracy, the pass line and the best run', async () => {
    open({ points: 3, best: 2, passLine: 4 });
    expect(await figure('Score')).toHaveTextContent('3the pass line is 4');
    expect(await figure('Right')).toHaveTextContent('150% of what you answered');
    expect(await figure('Wrong')).toHaveTextContent('1and 1 skipped');
    expect(await figure('Your best')).toHaveTextContent('3a new personal best');
  });

  it.each([
    [12, 'have'],
    [1, 'has'],
  ])('says that %d members are too few for a comparison', async (accounts, verb) => {
    open({ percentile: { accounts, percentile: null, isIncluded: true } });
    expect(
      await screen.findByText(
        `Comparisons start once 30 members have a ranked run from the last 90 days. So far ${accounts} ${verb}.`,
      ),
    ).toBeVisible();
  });

  it('says how it compares, and with how many members', async () => {
    open({ percentile: { accounts: 212, percentile: 73, isIncluded: true } });
    expect(
      await screen.findByText(
        'Better than 73% of 212 members, based on best runs from the last 90 days.',
      ),
    ).toBeVisible();
  });

  it('says where someone outside the ranking would stand', async () => {
    open(
      { percentile: { accounts: 212, percentile: 73, isIncluded: false } },
      { 'GET /api/user': visitor },
    );
    expect(await screen.findByText(/^You would be ahead of 73% of 212 members/)).toBeVisible();
  });

  it.each([
    ['too-fast', /^Faster than anyone can answer, .* left out of all comparisons/],
    ['quit', /^You quit this run, .* left out of all comparisons/],
  ] as const)('is left out of comparisons if marked as %s', async (mark, text) => {
    open({ mark, percentile: { accounts: 212, percentile: 99, isIncluded: true } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Your best')).toBeNull();
  });

  it('is compared with the best in this browser for visitors', async () => {
    rememberRun(aResult(format, { id: '0194d1b2-0000-7000-8000-000000000002', points: 5 }));
    rememberRun(aResult(format, { id: 'quick', points: 9, mark: 'too-fast' }));
    open({ points: 3 }, { 'GET /api/user': visitor });
    expect(await figure('Your best')).toHaveTextContent('5from an earlier run');
  });
});

describe('what to do next', () => {
  const next = async () => within(await screen.findByRole('region', { name: 'What to do next' }));
  const many = aFormat({ count: 6 });
  const allRight = itemsOf(many).map(({ asks }, index) => ({
    ...{ index, response: rightResponse(asks), milliseconds: 900, isLate: false },
  }));
  const reached = aResult(many, { answers: allRight, points: 6, passLine: 2 });

  it('is one step with its reason, before everything else that can be done', async () => {
    open({}, { [call]: reached });
    const steps = await next();
    expect(
      steps.getByText(/^You reached the reported pass line of 2\. .* Long sprint\.$/),
    ).toBeVisible();
    const links = steps
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Try the harder one', '/drills/run?preset=long'],
      ['Again', '/drills/run?preset=sprint'],
      ['All drills', '/drills'],
    ]);
  });

  it('is another try if there is too little to say, without offering it twice', async () => {
    open();
    const steps = await next();
    expect(steps.getByText(/^2 answers are too few/)).toBeVisible();
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Again',
      'All drills',
    ]);
  });

  it('can be said without the presets', async () => {
    open({}, { [call]: reached, 'GET /api/drills': noAnswer });
    expect((await next()).getByText(/Run it again now and then/)).toBeVisible();
  });

  it('is to see the duel for its players', async () => {
    open({ duelToken: 'secret' });
    expect((await next()).getAllByRole('link')[0]).toHaveTextContent('See the duel');
  });

  it('includes an account for visitors who made the run in this browser', async () => {
    const asVisitor = { 'GET /api/user': visitor };
    const { unmount } = open({}, asVisitor);
    await next();
    expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
    unmount();
    rememberRun(result());
    open({}, asVisitor);
    expect(await screen.findByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      `/auth?tab=register&returnTo=${encodeURIComponent(`/drills/result?run=${runId}`)}&keep=1`,
    );
  });

  it('does not include an account for users', async () => {
    rememberRun(result());
    open();
    await next();
    expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
  });
});

describe('the items', () => {
  it('show what was answered, what is right, and what was too late', async () => {
    open();
    const heading = await screen.findByRole('heading', { name: 'Every item' });
    const list = within(heading.closest('section') ?? document.body);
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain(`✓ ${answers[0]?.response}`);
    expect(rows[1]).toContain(`✗ 0. Right: ${second ? rightResponse(second.asks) : ''}`);
    expect(rows[2]).toContain('Skipped.');
    expect(rows[3]).toContain('7, too late to count.');
    fireEvent.click(list.getByLabelText('Hide right answers'));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
  });

  it('can be drilled if they were wrong or slow', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Drill these' });
    const { left, operator, right } = second?.fact ?? {};
    expect(link).toHaveAttribute(
      'href',
      `/drills/run?${new URLSearchParams({ facts: `${left}${operator}${right}` })}`,
    );
  });
});

const run = (points: number, mark: RunSummary['mark'] = null): RunSummary => ({
  id: `0194d1b2-0000-7000-8000-00000000000${points}`,
  preset: 'sprint',
  title: 'Sprint',
  version: 1,
  points,
  right: points,
  wrong: 0,
  skipped: 0,
  mark,
  seconds: 60,
  finishedAt: `2026-03-0${points}T09:00:00Z`,
});

it('shows the history of the preset if there is one', async () => {
  open({}, { 'GET /api/drills/runs?preset=sprint': { runs: [run(4), run(7), run(2)] } });
  expect(
    await screen.findByRole('img', { name: '3 runs, from 2 to 4 points; the best is 7' }),
  ).toBeVisible();
});

it('shows the place of a first run, and where the next ones will be', async () => {
  open({}, { 'GET /api/drills/runs?preset=sprint': { runs: [run(4)] } });
  expect(await screen.findByRole('img', { name: '1 run, with 4 points' })).toBeVisible();
  expect(screen.getByText('your next runs')).toBeVisible();
});

it('gives runs without points a scale', async () => {
  const runs = [2, 3].map((day) => ({ ...run(day), points: 0 }));
  open({}, { 'GET /api/drills/runs?preset=sprint': { runs } });
  const chart = await screen.findByRole('img', { name: /^2 runs, from 0 to 0 points/ });
  expect(chart.innerHTML).not.toMatch(/NaN|Infinity/);
});

it('marks runs that do not count in the history', async () => {
  open(
    {},
    {
      'GET /api/drills/runs?preset=sprint': {
        runs: [run(4), run(9, 'too-fast'), run(8, 'too-fast'), run(7), run(2, 'quit')],
      },
    },
  );
  const marks = '2 too fast to count, 1 quit';
  const label = `5 runs, from 2 to 4 points; the best is 7; some do not count: ${marks}`;
  expect(await screen.findByRole('img', { name: label })).toBeVisible();
  expect(screen.getByText(/Hollow dots do not count/)).toHaveTextContent(`count: ${marks}.`);
});

describe('a challenge', () => {
  const duels = 'POST /api/drills/duels';
  const reply = ok({ token: 'secret' }, { status: 201 });

  it('is a link to the same items', async () => {
    const { user, api } = open({}, { [duels]: reply });
    await user.click(await screen.findByRole('button', { name: 'Challenge someone' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue(
      'http://site/drills/duel?token=secret',
    );
    expect(api.bodies(duels)).toEqual([{ runId, name: null }]);
  });

  it('needs a name from visitors, and then identifies them by their run', async () => {
    const { user, api } = open({}, { 'GET /api/user': visitor, [duels]: reply });
    await user.click(await screen.findByRole('button', { name: 'Challenge someone' }));
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
    await user.type(screen.getByLabelText('Your name in this duel'), 'Bo');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByLabelText('Link');
    expect(api.bodies(duels)).toEqual([{ runId, name: 'Bo' }]);
    expect(runInDuel('secret')).toBe(runId);
  });
});

it('says if the duel filled up before the first answer', async () => {
  const page = { at: `/drills/result?run=${runId}`, state: { source: '?duel=secret' } };
  const api = {
    'GET /api/user': visitor,
    'GET /api/drills': { presets, recommended: null },
    'GET /api/drills/runs': { runs: [] },
  };
  const text = /^The duel filled up/;
  const { unmount } = renderPage(<ResultPage />, { ...page, api: { ...api, [call]: result() } });
  expect(await screen.findByText(text)).toBeVisible();
  unmount();
  renderPage(<ResultPage />, {
    ...page,
    api: { ...api, [call]: result({ duelToken: 'secret' }) },
  });
  expect(await screen.findByRole('link', { name: 'See the duel' })).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

describe('a run without a result', () => {
  it.each([
    ['is unknown', refused(404, { message: 'Gone' }), 'Run not found'],
    ['was abandoned', result({ isAbandoned: true }), 'This run was abandoned'],
    ['is not finished', result({ finishedAt: null }), 'This run is not finished'],
  ])('%s', async (_, reply, title) => {
    open({}, { [call]: reply });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const { user, api } = open({}, { [call]: noAnswer });
    await screen.findByText('The result could not be loaded.');
    api.answer({ [call]: result() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Score')).toBeVisible();
  });
});
