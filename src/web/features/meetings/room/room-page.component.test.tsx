import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import { asCandidate, asInterviewer, meetingId } from '#test/support/components/meetings.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { FakeSource } from '#test/support/fake-source.ts';
import { RoomPage } from './room-page.tsx';

const call = `GET /api/meetings/${meetingId}`;
const path = `/api/meetings/${meetingId}`;

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
});

const open = (meeting: MeetingState, api: Script = {}) =>
  renderPage(<RoomPage id={meetingId} />, {
    at: `/practice/room/${meetingId}`,
    api: { 'GET /api/user': signedIn(), [call]: meeting, ...api },
  });

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('shows the candidate the statement, given hints and the pad, and nothing to ask with', async () => {
  open(asCandidate());
  expect(await screen.findByText('How many throws?')).toBeVisible();
  expect(screen.getByText('First hint')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Shared pad' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Private notes' })).toBeNull();
  expect(buttons()).toEqual([
    ...['End the interview', 'End this half'],
    ...['Pen', 'Eraser', 'Undo', 'Clear'],
  ]);
});

it('shows the interviewer everything, but folds what a shared screen would give away', async () => {
  const { user, api } = open(asInterviewer());
  expect(await screen.findByText('Throws')).toBeVisible();
  for (const text of ['Six', 'Wait for a six.', 'Second hint']) {
    expect(screen.getByText(text).closest('details')).not.toHaveAttribute('open');
  }
  const given = asInterviewer({ revision: 2 });
  api.answer({ [`POST ${path}/hints`]: given });
  await user.click(screen.getByText('Hints (1 of 2 given)'));
  await user.click(screen.getByRole('button', { name: 'Give hint 2' }));
  expect(api.bodies(`POST ${path}/hints`)).toEqual([{ question: 1, hint: 2 }]);
});

it('starts only once a question was chosen', async () => {
  open(asInterviewer({ phase: 'ready', question: null, questionNumber: 0 }));
  expect(await screen.findByRole('button', { name: 'Start the clock' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose a question' })).toBeEnabled();
});

describe('a bet', () => {
  const asked = () => {
    const meeting = asCandidate();
    const { question } = meeting;
    return {
      ...meeting,
      question: question && { ...question, bets: [{ number: 1, percent: null }] },
    };
  };

  it('takes whole percentages from 5 to 99', async () => {
    const { user, api } = open(asked());
    const field = await screen.findByLabelText('How sure are you, in percent?');
    for (const wrong of ['4', '100', 'x']) {
      await user.clear(field);
      await user.type(field, `${wrong}{Enter}`);
      expect(await screen.findByText('A whole number from 5 to 99.')).toBeVisible();
    }
    api.answer({ [`PUT ${path}/bets`]: asCandidate({ revision: 2 }) });
    await user.clear(field);
    await user.type(field, '70%{Enter}');
    expect(api.bodies(`PUT ${path}/bets`)).toEqual([{ question: 1, bet: 1, percent: 70 }]);
  });
});

it('loads what is new', async () => {
  const { api } = open(asCandidate({ revision: 5 }));
  await screen.findByText('How many throws?');
  const [stream] = FakeSource.opened;
  expect(stream?.url).toBe(`${path}/stream?after=1.0`);
  stream?.send('state', '{"revision":5}');
  api.answer({ [call]: asCandidate({ revision: 6, question: null }) });
  stream?.send('state', '{"revision":6}');
  expect(await screen.findByText('This question is no longer on the site.')).toBeVisible();
  expect(api.requests.filter(({ url }) => url === path)).toHaveLength(2);
});

it('offers to go on in this tab when there are too many', async () => {
  const { user } = open(asCandidate());
  await screen.findByText('How many throws?');
  FakeSource.opened[0]?.send('end', '{}');
  await user.click(await screen.findByRole('button', { name: 'Use this tab' }));
  expect(FakeSource.opened).toHaveLength(2);
});

it('says that a pad is full, and takes no more', async () => {
  const full = refused(409, { code: 'PAD_FULL', message: 'This pad is full.' });
  const { user } = open(asCandidate(), { [`POST ${path}/pad`]: full });
  const pad = await screen.findByRole('textbox', { name: 'Shared pad' });
  await user.type(pad, 'a');
  expect(await screen.findByText(/^The pad is full\./)).toBeVisible();
  expect(pad).toHaveAttribute('readonly');
  expect(pad).toHaveValue('a');
});

it('saves the interviewer’s notes as they are typed', async () => {
  const saved = ok(null, { status: 204 });
  const { user, api } = open(asInterviewer({ notes: 'Calm. ' }), {
    [`PUT ${path}/notes/1`]: saved,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Private notes' }), 'Fast.');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.bodies(`PUT ${path}/notes/1`).at(-1)).toEqual({ notes: 'Calm. Fast.' });
});

it('swaps, with an empty pad, once a half is over', async () => {
  const feedback = [{ half: 1 as const, isSent: true, isOpen: false }];
  const { reply, letGo } = held(ok({ place: '1.1' }));
  const { user, api } = open(asInterviewer({ phase: 'over', canSwap: true, feedback }), {
    [`POST ${path}/pad`]: reply,
    [`POST ${path}/swap`]: asCandidate({
      ...{ phase: 'ready', half: 2, revision: 2, canSwap: false },
      ...{ question: null, feedback },
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Shared pad' }), 'a');
  expect(screen.getByText(/^Your feedback on the first half is sent\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Swap: you answer next' }));
  // What was typed last arrives before the pad is closed.
  expect(api.bodies(`POST ${path}/swap`)).toEqual([]);
  letGo();
  expect(await screen.findByText('Bob interviews you')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Shared pad' })).toHaveValue('');
  expect(api.bodies(`POST ${path}/swap`)).toEqual([{ half: 1 }]);
});

it('still takes feedback on the first half during the second', async () => {
  const feedback = [{ half: 1 as const, isSent: false, isOpen: true }];
  const { user } = open(asCandidate({ half: 2, feedback }));
  await user.click(await screen.findByText('Your feedback on the first half is missing'));
  // The seats were swapped.
  expect(screen.getByRole('heading', { name: 'How did Bob do?' })).toBeVisible();
});

it('looks again when time is up', async () => {
  const { api } = open(asCandidate({ endsAt: new Date(Date.now() + 100).toISOString() }));
  await screen.findByRole('timer');
  const feedback = [{ half: 1 as const, isSent: false, isOpen: true }];
  api.answer({ [call]: asCandidate({ revision: 2, phase: 'over', feedback }) });
  expect(await screen.findByRole('heading', { name: 'How did you do?' })).toBeVisible();
});

it('says so to whoever is not in it', async () => {
  renderPage(<RoomPage id={meetingId} />, {
    at: `/practice/room/${meetingId}`,
    api: {
      'GET /api/user': visitor,
      [call]: refused(404, { code: 'NOT_FOUND', message: 'Room not found' }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'You are not in this room' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});
