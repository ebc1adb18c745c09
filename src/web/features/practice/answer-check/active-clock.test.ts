import { beforeEach, expect, it, vi } from 'vitest';
import { startActiveClock } from './active-clock.ts';

class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const shownAt = '2026-03-01T09:00:00.000Z';
const open = (page = new Page()) => ({ page, clock: startActiveClock(page) });
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(shownAt) });
  return () => vi.useRealTimers();
});

it('pauses while the tab is hidden', () => {
  const { page, clock } = open();
  vi.advanceTimersByTime(20_400);
  expect(clock.read()).toEqual({ shownAt, activeSeconds: 20 });
  page.turn(true);
  vi.advanceTimersByTime(3_600_000);
  expect(clock.read()).toEqual({ shownAt, activeSeconds: 20 });
  page.turn(false);
  vi.advanceTimersByTime(5_000);
  expect(clock.read()).toEqual({ shownAt, activeSeconds: 25 });
});

it('does not start in a tab opened in the background', () => {
  const page = new Page();
  page.hidden = true;
  const { clock } = open(page);
  vi.advanceTimersByTime(60_000);
  page.turn(false);
  vi.advanceTimersByTime(1_000);
  expect(clock.read().activeSeconds).toBe(1);
});
