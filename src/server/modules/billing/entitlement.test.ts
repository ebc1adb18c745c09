import { describe, expect, it } from 'vitest';
import { isEntitled, type SubscriptionState } from './entitlement.ts';

const now = new Date('2026-05-04T12:00:00Z');
const later = new Date(now.getTime() + 1);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const active: SubscriptionState = {
  paymentConfirmed: true,
  endedAt: null,
  providerSubscriptionId: 'sub_1',
  status: 'active',
  currentPeriodEnd: new Date('2026-06-04T12:00:00Z'),
  cancelAtPeriodEnd: false,
};

describe('a subscription', () => {
  it.each([
    ['active', {}],
    ['on trial', { status: 'trialing' }],
    ['paid until later', { currentPeriodEnd: later }],
    ['without an end', { currentPeriodEnd: null }],
    ['being renewed at this moment', { currentPeriodEnd: now }],
    ['canceled but not over', { cancelAtPeriodEnd: true, currentPeriodEnd: later }],
  ])('grants access when it is %s', (_what, overrides) => {
    expect(isEntitled({ ...active, ...overrides }, now)).toBe(true);
  });

  it.each([
    ['not paid yet', { status: 'incomplete' }],
    ['past due', { status: 'past_due' }],
    ['canceled', { status: 'canceled' }],
    ['unpaid', { status: 'unpaid' }],
    ['paused', { status: 'paused' }],
    ['without a confirmed card', { paymentConfirmed: false }],
    ['on trial without a confirmed card', { status: 'trialing', paymentConfirmed: false }],
    ['ended', { endedAt: now }],
    ['run out and not renewed', { currentPeriodEnd: minutesAgo(5) }],
    ['canceled and run out', { cancelAtPeriodEnd: true, currentPeriodEnd: now }],
    ['unknown to the provider', { providerSubscriptionId: null }],
  ])('grants no access when it is %s', (_what, overrides) => {
    expect(isEntitled({ ...active, ...overrides }, now)).toBe(false);
  });
});
