import { expect, it } from 'vitest';
import { planChangeWords } from './plan-change-words.ts';

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

it('costs nothing today during the trial', () => {
  const trial = {
    ...running,
    ...monthly,
    status: 'trialing',
    trialEnd: '2026-08-08T12:00:00.000Z',
  };
  expect(planChangeWords(trial, annual)).toBe(
    'Nothing is charged today. When your free trial ends on 8 August 2026, you pay $191.90 a year instead of $19.99 a month.',
  );
});

it('costs the year less what is left of the month', () => {
  expect(planChangeWords({ ...running, ...monthly }, annual)).toBe(
    'You pay $191.90 today for the year that starts now, less what is left of the $19.99 you paid for this month. It then renews at $191.90 a year.',
  );
});

it('credits what is left of the year', () => {
  expect(planChangeWords({ ...running, ...annual }, monthly)).toBe(
    'From today it is $19.99 a month. What is left of the $191.90 you paid for this year is credited, and pays for the coming months first.',
  );
});
