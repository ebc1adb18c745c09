import { expect, it } from 'vitest';
import { planChangeText } from './plan-change-text.ts';

const running = {
  id: 'sub_1',
  status: 'active',
  currency: 'usd',
  currentPeriodEnd: '2026-09-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  trialEnd: null,
};
const monthly = { plan: 'monthly', amount: 1999 } as const;
const annual = { plan: 'annual', amount: 19190 } as const;

it('charges nothing today during the trial', () => {
  const trial = {
    ...running,
    ...monthly,
    status: 'trialing',
    trialEnd: '2026-08-08T12:00:00.000Z',
  };
  expect(planChangeText(trial, annual)).toBe(
    "You won't be charged today. When your free trial ends on August 8, 2026, you'll pay $191.90 a year instead of $19.99 a month.",
  );
});

it('charges for the year minus the rest of the month', () => {
  expect(planChangeText({ ...running, ...monthly }, annual)).toBe(
    "You'll pay $191.90 today for the year starting now, minus the unused part of the $19.99 you paid for this month. It then renews at $191.90 a year.",
  );
});

it('credits the rest of the year', () => {
  expect(planChangeText({ ...running, ...annual }, monthly)).toBe(
    "From today, you'll pay $19.99 a month. The unused part of the $191.90 you paid for this year becomes a credit that covers your next months first.",
  );
});
