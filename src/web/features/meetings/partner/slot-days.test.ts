import { expect, it } from 'vitest';
import { slotDays } from './slot-days.ts';

const now = new Date('2026-03-02T12:10:00Z');
const plain = (text: string) => text.replaceAll('\u202f', ' ');

it('offers seven days from morning to night where the learner is', () => {
  const days = slotDays(now, 'America/New_York', []);
  expect(days.map(({ name }) => name)).toEqual([
    'Monday, March 2',
    'Tuesday, March 3',
    'Wednesday, March 4',
    'Thursday, March 5',
    'Friday, March 6',
    'Saturday, March 7',
    'Sunday, March 8',
    'Monday, March 9',
  ]);
  const labels = days.map(({ slots }) => slots.map(({ label }) => plain(label)));
  expect(labels[0]?.[0]).toBe('9:00 AM');
  expect([labels[1]?.[0], labels[1]?.at(-1)]).toEqual(['7:00 AM', '10:00 PM']);
  // The clocks have gone forward.
  expect(labels.at(-1)).toEqual(['7:00 AM', '8:00 AM']);
});

it('offers the same moments everywhere', () => {
  const [day] = slotDays(now, 'Asia/Kolkata', []);
  expect(day?.slots[0]).toMatchObject({ time: '2026-03-02T14:00:00.000Z' });
  expect(plain(day?.slots[0]?.label ?? '')).toBe('7:30 PM');
});

it('keeps what was chosen, unless it has passed', () => {
  const chosen = ['2026-03-03T02:30:00.000Z', '2026-03-02T12:30:00.000Z'];
  const times = slotDays(now, 'UTC', chosen).flatMap(({ slots }) => slots.map(({ time }) => time));
  expect(times).toContain(chosen[0]);
  expect(times).not.toContain(chosen[1]);
});
