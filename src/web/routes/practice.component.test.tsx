import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Practice as PracticeData } from '#shared/contracts/practice.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import Practice from './practice.tsx';

const call = 'GET /api/practice';
const nothing = { of: 0, done: 0, minutes: 0 };
const today: PracticeData['today'] = {
  reviews: { of: 3, done: 0, minutes: 6 },
  questions: { of: 2, done: 1, minutes: 4 },
  drill: { of: 1, done: 1 },
};
const practice = (overrides: Partial<PracticeData> = {}): PracticeData => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  due: 9,
  minutes: 18,
  next: {
    id: 8,
    name: 'A drunk sailor',
    subject: 'How long until he falls?',
    difficulty: 'Medium',
    category: 'Probability',
    isPremium: false,
    results: 12,
    chance: 0.62,
    reason: 'weakest',
    variant: null,
    topic: { slug: 'markov-chains', name: 'Markov chains' },
    daysUnseen: 3,
  },
  streak: 4,
  rating: {
    rating: 1540,
    low: 1380,
    high: 1700,
    history: [
      { day: '2026-03-01', rating: 1500 },
      { day: '2026-03-02', rating: 1540 },
    ],
  },
  weakest: [{ slug: 'markov-chains', name: 'Markov chains', right: 1, total: 4, next: 9 }],
  mistakes: 2,
  today,
  plan: null,
  ...overrides,
});
const open = (api: Script) =>
  renderPage(<Practice />, {
    at: '/practice',
    api: {
      'GET /api/user': signedIn(),
      'GET /api/settings': {},
      'GET /api/drills': { presets: [], recommended: null },
      ...api,
    },
  });

describe('the practice page', () => {
  it('tells visitors what it is, and how to sign in', async () => {
    open({ 'GET /api/user': refused(401, { message: 'Please sign in to continue.' }) });
    expect(await screen.findByText('Review on the right day')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to practice' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fpractice',
    );
  });

  it('says what is due, what comes next and why, and where the learner stands', async () => {
    open({ [call]: practice() });
    expect(await screen.findByText('about 10 minutes, at your pace')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Train' })).toHaveAttribute('href', '/practice/train');
    const steps = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(steps).toEqual(['Review 3 questions', 'Try 1 new question', 'Run a drill']);
    expect(screen.getAllByLabelText('To do')).toHaveLength(2);
    expect(screen.getAllByLabelText('Done')).toHaveLength(1);
    expect(
      screen.getByText('9 are due in all, about 18 minutes. The rest can wait.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start the review' })).toHaveAttribute(
      'href',
      '/practice/review',
    );
    expect(
      screen.getByText(
        /^From Markov chains, your weakest topic; .* 6 times in 10, going by 12 answers\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the question' })).toHaveAttribute(
      'href',
      '/question/8?topic=markov-chains',
    );
    expect(screen.getByText('days in a row')).toBeVisible();
    expect(screen.getByRole('img', { name: '1540, probably 1380 to 1700' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^From 1500 to 1540/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Markov chains' })).toHaveAttribute(
      'href',
      '/topics/markov-chains',
    );
  });

  it('trains topics and replays mistakes', async () => {
    open({ [call]: practice() });
    expect(await screen.findByRole('link', { name: 'Train Markov chains' })).toHaveAttribute(
      'href',
      '/question/9?topic=markov-chains',
    );
    expect(screen.getByRole('link', { name: 'Replay my mistakes' })).toHaveAttribute(
      'href',
      '/practice/mistakes',
    );
  });

  it('shows newcomers what will be there, and no reviews where none are due', async () => {
    const questions = { of: 3, done: 0, minutes: 9 };
    open({
      [call]: practice({
        ...{ due: 0, minutes: 0, rating: null, weakest: [], mistakes: 0 },
        today: { reviews: nothing, questions, drill: { of: 1, done: 0 } },
      }),
    });
    expect(await screen.findByText('about 12 minutes, at your pace')).toBeVisible();
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(first).toHaveTextContent('Try 3 new questions');
    expect(screen.getByRole('link', { name: 'See what is coming up' })).toBeVisible();
    expect(screen.getByText('after your first answer without help')).toBeVisible();
    expect(screen.getByText(/^Those where you are right least often/)).toBeVisible();
    expect(screen.getByText(/Questions that go wrong are collected here/)).toBeVisible();
  });

  it('says when today is done, and that every question has been tried', async () => {
    const done = { of: 2, done: 2, minutes: 0 };
    open({
      [call]: practice({
        next: null,
        today: { reviews: done, questions: done, drill: { of: 1, done: 1 } },
      }),
    });
    expect(await screen.findByText(/^All done\./)).toBeVisible();
    expect(screen.getAllByLabelText('Done')).toHaveLength(3);
    expect(screen.getByText(/You have tried every question/)).toBeVisible();
  });

  it('leads to a plan, or says how long is left and whether today is off', async () => {
    const plan = { interviewOn: '2026-03-20', today: '2026-03-08', effort: 'off' } as const;
    const { api, queries } = open({ [call]: practice() });
    const link = async (name: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/practice/plan');
    await link('Make a plan');
    const today = { reviews: nothing, questions: nothing, drill: nothing };
    api.answer({ [call]: practice({ plan, today }) });
    await queries.invalidateQueries();
    await link('Your plan');
    expect(screen.getByText(/^12 days to your interview\./)).toBeVisible();
    expect(screen.getByText(/^Today is a day off\. Come back tomorrow/)).toBeVisible();
  });

  it('does not show a review as a new question', async () => {
    const { next } = practice();
    open({ [call]: practice({ next: next && { ...next, reason: 'review' } }) });
    expect(await screen.findByText('Try 1 new question')).toBeVisible();
    expect(screen.queryByText('A drunk sailor')).not.toBeInTheDocument();
  });

  it('can be retried if it fails to load', async () => {
    const { user, api } = open({ [call]: noAnswer });
    await screen.findByText('Your practice could not be loaded.');
    api.answer({ [call]: practice() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A drunk sailor')).toBeVisible();
  });

  it('shows a sign-in link once the session has ended', async () => {
    const ended = refused(401, { message: 'Please sign in to continue.' });
    open({ [call]: ended });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Sign in to practice' })).toBeVisible(),
    );
  });
});
