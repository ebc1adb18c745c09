import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFormat, aResult, runId } from '#test/support/components/drills.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import {
  forgetAnsweredHere,
  readAnsweredHere,
  rememberAnswer,
} from '../../../lib/answered-here.ts';
import { readRunsHere, rememberRun } from '../../../lib/drilled-here.ts';
import { isKeepWished, isToKeepFor, keepFor, wishToKeep } from '../../../lib/keep-wish.ts';
import CarryOver from './carry-over.tsx';

const carry = 'POST /api/carried-answers';
const answer = (questionId: number) => ({ questionId, answer: '2/3', explored: false });
const offer = () => screen.queryByText(/^Keep the/);
const press = (name: string) => screen.getByRole('button', { name });

describe('the offer to keep answers from this browser', () => {
  beforeEach(() => {
    for (const id of [5, 6]) rememberAnswer({ ...answer(id), verdict: 'right' });
  });

  const render = (reply: unknown) =>
    renderPage(<CarryOver userId={7} />, { api: { 'GET /api/user': signedIn(), [carry]: reply } });

  it('keeps the answers with one click, only once', async () => {
    const { user, api } = render({ kept: 2 });
    expect(screen.getByText('Keep the 2 questions you answered here?')).toBeVisible();
    await user.click(press('Keep'));
    expect(await findToast('Progress kept')).toHaveTextContent('2 questions count as practiced.');
    expect(api.bodies(carry)).toEqual([{ answers: [answer(5), answer(6)] }]);
    expect(offer()).not.toBeInTheDocument();
    expect(readAnsweredHere()).toEqual([]);
  });

  it('tells the first answer, too, if it was a miss', async () => {
    forgetAnsweredHere();
    rememberAnswer({ ...answer(5), answer: '1/2', verdict: 'close' });
    rememberAnswer({ ...answer(5), verdict: 'right' });
    const { user, api } = render({ kept: 1 });
    await user.click(press('Keep'));
    await findToast('Progress kept');
    expect(api.bodies(carry)).toEqual([{ answers: [{ ...answer(5), first: '1/2' }] }]);
  });

  it('forgets them if declined', async () => {
    const { user, api } = render({ kept: 2 });
    await user.click(press('No, thanks'));
    expect(offer()).not.toBeInTheDocument();
    expect(readAnsweredHere()).toEqual([]);
    expect(api.bodies(carry)).toEqual([]);
  });

  it('stays after a failure', async () => {
    const { user } = render(refused(429, { message: 'Too many requests.' }));
    await user.click(press('Keep'));
    expect(await findToast('Your answers could not be kept')).toHaveTextContent('Too many');
    expect(offer()).toBeVisible();
    expect(readAnsweredHere()).toHaveLength(2);
  });
});

describe('an account that was created to keep them', () => {
  const render = (reply: unknown) =>
    renderPage(<CarryOver userId={7} />, { api: { 'GET /api/user': signedIn(), [carry]: reply } });

  beforeEach(() => rememberAnswer({ ...answer(5), verdict: 'right' }));

  it('keeps them without asking, and says so', async () => {
    keepFor(7);
    const { api } = render({ kept: 1 });
    expect(offer()).not.toBeInTheDocument();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Progress kept: 1 question counts as practiced.',
    );
    expect(api.bodies(carry)).toEqual([{ answers: [answer(5)] }]);
    expect(readAnsweredHere()).toEqual([]);
  });

  it('is asked if that failed', async () => {
    keepFor(7);
    render(refused(429, { message: 'Too many requests.' }));
    await findToast('Your answers could not be kept');
    expect(offer()).toBeVisible();
  });

  it.each([
    ['another user', () => keepFor(8)],
    ['someone who signed in instead', () => wishToKeep(true)],
    ['someone who never wished so', () => {}],
  ])('is not %s: they are asked', (_, wish) => {
    wish();
    const { api, unmount } = render({ kept: 1 });
    expect(offer()).toBeVisible();
    expect(api.bodies(carry)).toEqual([]);
    // Nor does the wish wait for the next one who signs in here.
    unmount();
    expect([isToKeepFor(8), isKeepWished()]).toEqual([false, false]);
  });
});

describe('the offer to keep drill runs from this browser', () => {
  const carryRuns = 'POST /api/drills/carry';
  const render = (script: Script) =>
    renderPage(<CarryOver userId={7} />, { api: { 'GET /api/user': signedIn(), ...script } });

  beforeEach(() => rememberRun(aResult(aFormat())));

  it('keeps them with one click', async () => {
    const { user, api } = render({ [carryRuns]: { carried: 1 } });
    expect(screen.getByText('Keep the drill you ran here?')).toBeVisible();
    await user.click(press('Keep'));
    expect(await findToast('Progress kept')).toHaveTextContent(
      '1 drill was added to your history.',
    );
    expect(api.bodies(carryRuns)).toEqual([{ runs: [runId] }]);
    expect(readRunsHere()).toEqual([]);
  });

  it('keeps them along with the answers, and offers only what failed again', async () => {
    rememberAnswer({ ...answer(5), verdict: 'right' });
    const { user, api } = render({
      [carry]: { kept: 1 },
      [carryRuns]: refused(429, { message: 'Too many requests.' }),
    });
    expect(screen.getByText('Keep the question and the drill you did here?')).toBeVisible();
    await user.click(press('Keep'));
    await findToast('Your answers could not be kept');
    expect(screen.getByText('Keep the drill you ran here?')).toBeVisible();
    expect(api.bodies(carry)).toHaveLength(1);
  });
});
