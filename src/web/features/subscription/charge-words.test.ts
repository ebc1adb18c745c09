import { expect, it } from 'vitest';
import { chargeWords, nextChargeDay } from './charge-words.ts';

const now = new Date('2026-08-01T12:00:00Z');
const monthly = { plan: 'monthly', amount: 1999, currency: 'usd' } as const;
const annual = { plan: 'annual', amount: 19190, currency: 'usd' } as const;

it('with a trial, nothing is paid before its end', () => {
  const started = { dueToday: 0, trialEnd: '2026-08-08T12:00:00.000Z' };
  expect(chargeWords({ ...monthly, started }, now)).toBe(
    'Free until 8 August 2026, then $19.99 a month. Cancel any time before and you pay nothing.',
  );
  expect(chargeWords({ ...annual, started }, now)).toBe(
    'Free until 8 August 2026, then $191.90 a year. Cancel any time before and you pay nothing.',
  );
});

it('without one, the first period is paid at once', () => {
  const started = { dueToday: 1999, trialEnd: null };
  expect(chargeWords({ ...monthly, started }, now)).toBe(
    'You pay $19.99 today and $19.99 on 1 September 2026, then again every month until you cancel.',
  );
  expect(nextChargeDay({ ...annual, started }, now)).toBe('1 August 2027');
});
