import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readClock, watchClock } from './relative-time-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of relative times', () => {
  it('is constant between ticks', () => {
    const first = readClock();
    vi.advanceTimersByTime(59_999);
    expect(readClock()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(readClock()).toBe(first + 60_000);
  });

  it('notifies all listeners with one timer, which stops with the last of them', () => {
    const one = vi.fn();
    const other = vi.fn();
    const leaveOne = watchClock(one);
    const leaveOther = watchClock(other);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    leaveOne();
    vi.advanceTimersByTime(60_000);
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(2);
    leaveOther();
    expect(vi.getTimerCount()).toBe(0);
  });
});
