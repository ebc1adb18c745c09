import { describe, expect, it } from 'vitest';
import { absoluteTime, relativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 2, 14, 15, 9, 26);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [minute, '1 minute ago'],
    [5 * minute + 59_000, '5 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [30 * day, '30 days ago'],
    [92 * day, '3 months ago'],
    [366 * day, '1 year ago'],
    [1000 * day, '2 years ago'],
  ])('calls %i ms ago "%s"', (age, text) => {
    expect(relativeTime(now - age, now)).toBe(text);
  });

  it('tolerates a slightly slow clock, and shows a real future', () => {
    expect(relativeTime(now + 20_000, now)).toBe('just now');
    expect(relativeTime(now + 7 * day, now)).toBe('in 7 days');
  });
});

describe('absoluteTime', () => {
  it('is the same in every time zone', () => {
    expect(absoluteTime(now)).toBe('2026-03-14 15:09 UTC');
  });
});
