import { expect, it } from 'vitest';
import { chargeText, nextChargeDay } from './charge-text.ts';

const now = new Date('2026-08-01T12:00:00Z');
const monthly = { plan: 'monthly', amount: 1999, currency: 'usd' } as const;
const annual = { plan: 'annual', amount: 19190, currency: 'usd' } as const;

it('charges nothing before a trial ends', () => {
  const started = { dueToday: 0, trialEnd: '2026-08-08T12:00:00.000Z' };
  expect(chargeText({ ...monthly, started }, now)).toBe(
    'Free until August 8, 2026, then $19.99 a month. Cancel anytime before then and you pay nothing.',
  );
  expect(chargeText({ ...annual, started }, now)).toBe(
    'Free until August 8, 2026, then $191.90 a year. Cancel anytime before then and you pay nothing.',
  );
});

it('charges the first period right away without a trial', () => {
  const started = { dueToday: 1999, trialEnd: null };
  expect(chargeText({ ...monthly, started }, now)).toBe(
    'You pay $19.99 today and $19.99 on September 1, 2026, then again every month until you cancel.',
  );
  expect(nextChargeDay({ ...annual, started }, now)).toBe('August 1, 2027');
});
