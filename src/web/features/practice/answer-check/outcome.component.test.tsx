import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unratedReasons } from '#shared/contracts/answer-check.ts';
import Outcome from './outcome.tsx';

const nothing = { rating: null, unrated: null, pace: null, streak: null };
const show = (outcome: Partial<Parameters<typeof Outcome>[0]>) =>
  render(<Outcome {...nothing} {...outcome} />).container;

describe('what an answer led to', () => {
  it.each([
    [1504, 1518, 'Rating 1,504 → 1,518, +14'],
    [1504, 1489, 'Rating 1,504 → 1,489, −15'],
    [1504, 1504, 'Rating 1,504 → 1,504, ±0'],
  ])('shows a rating that moves from %i to %i', (before, after, text) => {
    expect(show({ rating: { before, after } })).toHaveTextContent(text);
  });

  it.each(unratedReasons)('says why an answer was not rated: %s', (unrated) => {
    show({ unrated });
    expect(screen.getByText(/^Not rated: .+\.$/)).toBeVisible();
  });

  it.each([
    [1, 59, '1 s; others take 59 s.'],
    [60, 3600, '1 min 0 s; others take 60 min 0 s.'],
  ])('compares %i s with %i s', (seconds, others, text) => {
    expect(show({ pace: { seconds, others } })).toHaveTextContent(text);
  });

  it.each([
    [1, 'A streak begins: day 1.'],
    [2, 'Your streak: 2 days.'],
  ])('shows a streak of %i', (days, text) => {
    expect(show({ streak: { days } })).toHaveTextContent(text);
  });
});
