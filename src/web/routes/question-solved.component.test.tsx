import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import {
  aCard,
  card,
  check,
  field,
  judged,
  neighbors,
  next,
  number,
  type PracticeOptions,
  renderPractice,
  right,
} from '#test/support/components/practice.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { held, noAnswer, ok } from '#test/support/components/scripted-api.ts';
import { forgetAnsweredHere, readAnsweredHere } from '../lib/answered-here.ts';

describe('after the right answer', () => {
  const solve = async (options: PracticeOptions) => {
    const page = renderPractice({ ...options, api: { [check]: right, ...options.api } });
    await page.user.type(await field(), '2/3{Enter}');
    await screen.findByText('Right.');
    return page;
  };

  const nextButton = (name: string) => screen.findByRole('button', { name });
  const inSet = {
    search: '?category=Risk',
    api: {
      [neighbors]: next,
      'GET /api/questions/6': aQuestion({ id: 6, name: 'The one after', answer: number }),
      'GET /api/questions/6/neighbors': { ...next, next: null },
    },
  };

  it('the button that checked goes on, and keeps the focus', async () => {
    const { user, url } = renderPractice({ ...inSet, api: { ...inSet.api, [check]: right } });
    await user.type(await field(), '2/3');
    const button = await screen.findByRole('button', { name: 'Check answer' });
    await user.click(button);
    expect(await nextButton('Next in this set')).toBe(button);
    expect(button).toHaveFocus();
    expect(
      within(screen.getByRole('complementary')).getByRole('link', { name: 'The one after' }),
    ).toHaveAttribute('href', '/question/6?category=Risk');
    // The second half of a double click.
    fireEvent.click(button, { detail: 2 });
    expect(url()).toBe('/question/5?category=Risk');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'The one after' })).toBeVisible();
  });

  it('Enter goes on to it, but not while it is held', async () => {
    const { user, url, api } = await solve(inSet);
    await nextButton('Next in this set');
    expect(fireEvent.keyDown(await field(), { key: 'Enter', repeat: true })).toBe(false);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'The one after' })).toBeVisible();
    expect(url()).toBe('/question/6?category=Risk');
    expect(await field()).toHaveValue('');
    expect(api.bodies(check)).toEqual([{ answer: '2/3' }]);
  });

  it('Enter checks a changed answer instead', async () => {
    const { user, url, api } = await solve({ api: { [neighbors]: next } });
    await nextButton('Next question');
    await user.keyboard('0');
    expect(await nextButton('Check answer')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(api.bodies(check)).toEqual([{ answer: '2/3' }, { answer: '2/30' }]);
    expect(url()).toBe('/question/5');
  });

  it('the last question of the set leads back to it', async () => {
    const last = { ...next, next: null, position: 5 };
    const { user, url } = await solve({ search: '?category=Risk', api: { [neighbors]: last } });
    expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/questions?category=Risk',
    );
    await user.click(await nextButton('Back to the list'));
    await vi.waitFor(() => expect(url()).toBe('/questions?category=Risk'));
  });

  it('waits for the next question if it is not known yet', async () => {
    const { reply, letGo } = held(ok(next));
    const { user, url } = await solve({ ...inSet, api: { ...inSet.api, [neighbors]: reply } });
    await user.click(await nextButton('Next question'));
    expect(url()).toBe('/question/5?category=Risk');
    letGo();
    expect(await screen.findByRole('heading', { name: 'The one after' })).toBeVisible();
  });

  it('says what it did to the rating, and how long others take', async () => {
    await solve({
      user: signedIn(),
      api: {
        [check]: {
          ...right,
          rating: { before: 1504, after: 1518 },
          pace: { seconds: 95, others: 130 },
          streak: { days: 3 },
        },
      },
    });
    expect(await screen.findByText('+14')).toBeVisible();
    expect(screen.getByText('1 min 35 s; others take 2 min 10 s.')).toBeVisible();
    expect(screen.getByText('Your streak: 3 days.')).toBeVisible();
  });

  it('a visitor is invited to keep it with an account, and not to compare the solution', async () => {
    await solve({ search: '?category=Risk' });
    const offer = await screen.findByRole('link', { name: 'Create an account to keep this' });
    const returnTo = encodeURIComponent('/question/5?category=Risk');
    expect(offer).toHaveAttribute('href', `/auth?tab=register&returnTo=${returnTo}&keep=1`);
    expect(screen.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  });

  it('the browser remembers it for a visitor, unless the question is premium', async () => {
    const page = await solve({});
    expect(readAnsweredHere()).toEqual([
      { questionId: 5, variant: null, answer: '2/3', isRight: true, explored: false },
    ]);
    page.unmount();
    forgetAnsweredHere();
    await solve({ question: { answer: number, isPremium: true } });
    expect(screen.queryByRole('link', { name: /^Create an account/ })).not.toBeInTheDocument();
    expect(readAnsweredHere()).toEqual([]);
  });

  it('the browser does not remember it for a user', async () => {
    await solve({ user: signedIn() });
    expect(readAnsweredHere()).toEqual([]);
  });

  it('a user can compare it with the solution', async () => {
    const { user } = await solve({
      user: signedIn(),
      api: { 'GET /api/solutions/5': noAnswer, 'GET /api/solution-updates': noAnswer },
    });
    expect(screen.queryByRole('link', { name: /^Create an account/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Compare with the solution' }));
    expect(await screen.findByRole('button', { name: 'Hide Solution' })).toBeVisible();
  });

  it('a premium solution stays behind its gate', async () => {
    await solve({ user: signedIn(), question: { answer: number, isPremium: true } });
    expect(screen.queryByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  });

  it('says when it comes back, and can bring it forward to tomorrow', async () => {
    const day = 86_400_000;
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
    const act = 'POST /api/practice/cards/5';
    const { user, api } = await solve({
      user: signedIn(),
      api: { [card]: aCard({ due: inDays(3) }), [act]: aCard({ due: inDays(1) }) },
    });
    expect(await screen.findByText('Comes back in 3 days.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review it tomorrow instead' }));
    expect(await screen.findByText('Comes back tomorrow.')).toBeVisible();
    expect(api.bodies(act)).toEqual([{ act: 'advance' }]);
    expect(screen.queryByRole('button', { name: /tomorrow instead/ })).not.toBeInTheDocument();
  });

  it('does not say when it comes back if it was suspended', async () => {
    await solve({
      user: signedIn(),
      api: { [card]: aCard({ due: '2026-03-01T09:00:00.000Z', isSuspended: true }) },
    });
    expect(screen.queryByText(/^Comes back/)).not.toBeInTheDocument();
  });

  it('the next question is chosen at the first miss, which alone counts', async () => {
    const slip = judged({ verdict: 'incomplete', message: 'More digits, please.' });
    const { user, api } = renderPractice({ api: { [check]: slip } });
    const chosen = () => api.requests.filter(({ url }) => url.startsWith('/api/practice/next'));
    await user.type(await field(), '0.6{Enter}');
    await screen.findByText('More digits, please.');
    expect(chosen()).toEqual([]);
    api.answer({ [check]: judged({}) });
    await user.keyboard('1{Enter}');
    await vi.waitFor(() => expect(chosen()).toHaveLength(1));
    api.answer({ [check]: right });
    await user.keyboard('2{Enter}');
    await nextButton('Next question');
    expect(chosen()).toMatchObject([{ url: '/api/practice/next?answered=-5&skipped=5' }]);
  });

  it('a wrong answer shows none of this', async () => {
    const { user } = renderPractice({ api: { [check]: judged({}), [neighbors]: next } });
    await user.type(await field(), '3{Enter}');
    expect(await screen.findByText('Not quite. Try again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    expect(await nextButton('Check answer')).toBeVisible();
  });
});

describe('the timer', () => {
  it('runs from its start until the question is solved', async () => {
    const { user } = renderPractice({ api: { [check]: right } });
    await user.click(await screen.findByRole('button', { name: 'Time yourself' }));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    await user.type(await field(), '2/3{Enter}');
    expect(await screen.findByText(/^Answered in \d+:\d\d$/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('can be stopped', async () => {
    const { user } = renderPractice({});
    await user.click(await screen.findByRole('button', { name: 'Time yourself' }));
    await user.click(screen.getByRole('button', { name: 'Stop timing' }));
    expect(screen.getByRole('button', { name: 'Time yourself' })).toBeVisible();
  });
});
