import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rightResponse } from '#shared/drills/check.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import {
  aFormat,
  aPreset,
  aResult,
  aRun,
  itemsOf,
  runId,
  sprintPoints,
} from '#test/support/components/drills.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { readRunsHere } from '../../../lib/drilled-here.ts';
import { RunPage } from './run-page.tsx';

const runs = 'POST /api/drills/runs';
const send = `${runs}/${runId}/answers`;
const finish = `${runs}/${runId}/finish`;
const abandon = `${runs}/${runId}/abandon`;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open(format: DrillFormat, api: Script = {}, at = '/drills/run?preset=sprint') {
  return renderPage(<RunPage />, {
    at,
    api: {
      'GET /api/user': visitor,
      'GET /api/drills': { presets: [aPreset({ format })], recommended: null },
      [runs]: () => ok(aRun(format), { status: 201 })({ method: 'POST', url: '' }),
      [send]: { received: [], isOver: false },
      [finish]: aResult(format),
      [abandon]: aResult(format, { isAbandoned: true, finishedAt: null }),
      ...api,
    },
  });
}

async function start(format: DrillFormat, api: Script = {}) {
  const page = open(format, api);
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('timer', { name: 'Starts in' });
  await pass(3_000);
  return page;
}

const ranking: DrillFormat = {
  ...aFormat(),
  blocks: [
    {
      family: 'likelihood',
      settings: {},
      count: 3,
      points: { right: 1, wrong: 0, skipped: 0 },
    },
  ],
};

const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const prompts = (format: DrillFormat) => itemsOf(format).map(({ prompt }) => prompt);
const answers = (format: DrillFormat) => itemsOf(format).map(({ asks }) => rightResponse(asks));

it.each([
  ['typed', aFormat(), /^Type a number and press Enter/],
  ['chosen', aFormat({ options: 4 }), /^Choose an option/],
  ['ranked', ranking, /^Put the events in order/],
])('explains before a run that items are %s', async (_, format, text) => {
  open(format);
  const [how] = await screen.findAllByRole('listitem');
  expect(how).toHaveTextContent(text);
});

it('says before a run what counts, and how well that is known', async () => {
  const best = { points: 31, right: 31, wrong: 0, at: '2026-03-01T09:00:00Z' };
  const preset = aPreset({ format: aFormat(), passLine: 40, best });
  open(aFormat(), { 'GET /api/drills': { presets: [preset], recommended: null } });
  expect(await screen.findByText(/^3 questions in 1 minute, typed answers, /)).toBeVisible();
  expect(screen.getByText('Right +1, wrong −1, skipped 0')).toBeVisible();
  expect(screen.getByText('40')).toBeVisible();
  expect(screen.getByText('31')).toBeVisible();
  expect(screen.getByText("Candidates' reports")).toBeVisible();
});

it('names the facts before a run of chosen facts', async () => {
  open(aFormat(), {}, `/drills/run?${new URLSearchParams({ facts: '7×8;81÷9' })}`);
  expect(await screen.findByText('7 × 8')).toBeVisible();
  expect(screen.getByText('81 ÷ 9')).toBeVisible();
  expect(screen.getByText(/^Type a number and press/)).toBeVisible();
});

describe('a run', () => {
  it('counts down, then advances on each right answer', async () => {
    const format = aFormat({ points: sprintPoints });
    const { url, api } = await start(format);
    expect(api.bodies(runs)).toEqual([{ kind: 'preset', preset: 'sprint' }]);
    expect(url()).toBe(`/drills/run?run=${runId}`);
    const [first = '', second = ''] = prompts(format);
    expect(await screen.findByText(first)).toBeVisible();
    expect(await field()).toHaveFocus();
    await type(answers(format)[0] ?? '');
    expect(screen.getByText(second)).toBeVisible();
    expect(screen.getByText('1 done')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
  });

  it('can be answered on a number pad without a keyboard', async () => {
    const format = aFormat();
    await start(format);
    const pad = within(await screen.findByRole('group', { name: 'Number pad' }));
    expect(await field()).toHaveAttribute('inputmode', 'none');
    for (const name of ['Minus', '1', '2', 'Point', '5', 'Delete', 'Slash', '7']) {
      fireEvent.click(pad.getByRole('button', { name }));
    }
    expect(await field()).toHaveValue('-12./7');
    fireEvent.click(pad.getByRole('button', { name: 'Enter' }));
    expect(screen.getByText(prompts(format)[1] ?? '')).toBeVisible();
    expect(screen.getByText('Wrong')).toBeVisible();
  });

  it('takes an answer on Enter and skips on s', async () => {
    const format = aFormat();
    const { api, url } = await start(format);
    await type(answers(format)[0] ?? '');
    press('Enter');
    expect(screen.getByText('2 of 3')).toBeVisible();
    press('s');
    expect(screen.getByText('Skipped')).toBeVisible();
    press('s');
    await waitFor(() => expect(url()).toBe(`/drills/result?run=${runId}`));
    expect(api.bodies(finish)).toHaveLength(1);
  });

  it('shows the events of a ranking once, but announces the whole prompt', async () => {
    await start(ranking);
    const prompt = await screen.findByText(/^Rank from likeliest/);
    expect(prompt.firstChild?.textContent).toBe('Rank from likeliest to least likely');
    expect(prompt).toHaveTextContent(prompts(ranking)[0] ?? '');
  });

  it('maps options to number keys', async () => {
    const format = aFormat({ options: 4 });
    await start(format);
    await screen.findByRole('group', { name: 'Options' });
    expect(screen.queryByRole('textbox')).toBeNull();
    press(answers(format)[0] ?? '');
    expect(screen.getByText('Right')).toBeVisible();
    press('5');
    expect(screen.getByText('2 of 3')).toBeVisible();
  });

  it("ends when time is up, and stays in a visitor's browser", async () => {
    const format = aFormat();
    const { url } = await start(format);
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('1:00');
    await pass(60_000);
    await waitFor(() => expect(url()).toBe(`/drills/result?run=${runId}`));
    expect(readRunsHere()).toEqual([expect.objectContaining({ id: runId, points: 2 })]);
  });

  it('is not kept in the browser for users', async () => {
    const format = aFormat();
    const { url } = await start(format, { 'GET /api/user': signedIn() });
    await pass(60_000);
    await waitFor(() => expect(url()).toBe(`/drills/result?run=${runId}`));
    expect(readRunsHere()).toEqual([]);
  });

  it('continues after a reload', async () => {
    const format = aFormat();
    const { unmount } = await start(format);
    await type(answers(format)[0] ?? '');
    press('Enter');
    unmount();
    const again = { [`GET /api/drills/runs/${runId}`]: aResult(format, { finishedAt: null }) };
    open(format, again, `/drills/run?run=${runId}`);
    expect(await screen.findByText(prompts(format)[1] ?? '')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
  });

  it('says that it keeps trying while the site is down', async () => {
    const { api, url } = await start(aFormat(), { [finish]: noAnswer });
    await pass(60_000);
    expect(await screen.findByText(/kept in this browser/)).toBeVisible();
    api.answer({ [finish]: aResult(aFormat()) });
    await pass(4_000);
    await waitFor(() => expect(url()).toBe(`/drills/result?run=${runId}`));
  });
});

describe('leaving a run', () => {
  it('asks first, then abandons it', async () => {
    const { url, api } = await start(aFormat());
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Quit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave this run?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep going' }));
    expect(url()).toBe(`/drills/run?run=${runId}`);
    fireEvent.click(screen.getByRole('link', { name: 'Quit' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(url()).toBe('/drills'));
    expect(api.bodies(abandon)).toHaveLength(1);
    expect(readRunsHere()).toEqual([]);
  });

  it('keeps it in the history after twenty answers, and says so', async () => {
    const format = aFormat({ count: 30, points: sprintPoints });
    const left = aResult(format, { mark: 'quit', right: 20 });
    const { url } = await start(format, { [abandon]: left });
    const right = answers(format);
    const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Quit' }));
    for (const response of right.slice(0, 19)) await type(response);
    leave();
    const dialog = await screen.findByRole('dialog', { name: 'Leave this run?' });
    expect(dialog).toHaveTextContent('the run will not count.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep going' }));
    await type(right[19] ?? '');
    leave();
    expect(dialog).toHaveTextContent(
      'will not count, but it will stay in your history as one you quit.',
    );
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(url()).toBe('/drills'));
    await waitFor(() => expect(readRunsHere()).toMatchObject([{ id: runId, mark: 'quit' }]));
  });
});

describe('free order', () => {
  it('has a grid of all items that shows which are answered', async () => {
    const format = aFormat({ order: 'free' });
    const { url } = await start(format);
    await type('5');
    fireEvent.click(await screen.findByRole('button', { name: 'Item 3' }));
    expect(screen.getByText(prompts(format)[2] ?? '')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Item 1, answered' }));
    expect(await field()).toHaveValue('5');
    press('ArrowRight');
    expect(screen.getByText('2 of 3')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Finish now' }));
    await waitFor(() => expect(url()).toBe(`/drills/result?run=${runId}`));
  });
});

describe('what cannot be run', () => {
  it.each(['/drills/run', '/drills/run?preset=gone', '/drills/run?own=x'])('%s', async (at) => {
    open(aFormat(), {}, at);
    expect(await screen.findByText('Drill not found')).toBeVisible();
  });

  it('says why a run was refused', async () => {
    open(aFormat(), { [runs]: refused(429, { message: 'Too many runs.' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Too many runs.')).toBeVisible();
  });

  it('asks visitors in a duel for a name', async () => {
    const duel = {
      title: 'Sprint',
      format: aFormat(),
      expiresAt: '2026-04-01T00:00:00Z',
      players: [],
    };
    const { api } = open(aFormat(), { 'GET /api/drills/duels': duel }, '/drills/run?duel=token');
    const button = await screen.findByRole('button', { name: 'Start' });
    expect(button).toBeDisabled();
    fireEvent.change(await screen.findByLabelText('Your name in this duel'), {
      target: { value: 'Bo' },
    });
    fireEvent.click(button);
    await screen.findByRole('timer', { name: 'Starts in' });
    expect(api.bodies(runs)).toEqual([{ kind: 'duel', token: 'token', name: 'Bo' }]);
  });
});
