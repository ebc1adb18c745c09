import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Practice as PracticeData } from '#shared/contracts/practice.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import Practice from './practice.tsx';

const call = 'GET /api/practice';
const practice = (overrides: Partial<PracticeData> = {}): PracticeData => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  due: 3,
  minutes: 12,
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
  weakest: [{ slug: 'markov-chains', name: 'Markov chains', right: 1, total: 4 }],
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
    expect(await screen.findByText('3 questions, about 12 minutes to review today.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start the review' })).toHaveAttribute(
      'href',
      '/practice/review',
    );
    expect(
      screen.getByText(/^From Markov chains, your weakest topic; .* 6 times in 10\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the question' })).toHaveAttribute(
      'href',
      '/question/8?topic=markov-chains',
    );
    expect(screen.getByText('days in a row')).toBeVisible();
    expect(screen.getByText('between 1380 and 1700')).toBeVisible();
    expect(screen.getByRole('img', { name: /^From 1500 to 1540/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Markov chains' })).toHaveAttribute(
      'href',
      '/topics/markov-chains',
    );
  });

  it('has friendly empty states', async () => {
    open({ [call]: practice({ due: 0, next: null, rating: null, weakest: [] }) });
    expect(await screen.findByText(/^Nothing is due\./)).toBeVisible();
    expect(screen.getByText(/You have tried every question/)).toBeVisible();
    expect(screen.getByText('after your first answer without help')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Weakest topics' })).not.toBeInTheDocument();
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
