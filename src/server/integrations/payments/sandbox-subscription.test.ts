import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/domain/months.ts';
import type { SandboxFacts } from './sandbox.repository.ts';
import { stateAt } from './sandbox-subscription.ts';

describe('months', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-12-15T23:59:59.999Z', 1, '2027-01-15T23:59:59.999Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', 48, '2032-02-29T00:00:00.000Z'],
  ])('%s plus %i is %s', (date, months, result) => {
    expect(addMonths(new Date(date), months).toISOString()).toBe(result);
  });
});

const at = (moment: string) => new Date(moment);

const waiting: SandboxFacts = {
  id: 'sub',
  customerId: 'cus',
  attempt: 'key',
  priceId: 'price_sandbox_monthly',
  clientSecret: 'secret',
  createdAt: at('2026-01-24T00:00:00Z'),
  trialEnd: at('2026-01-31T00:00:00Z'),
  periodAnchor: at('2026-01-31T00:00:00Z'),
  isAuthenticationAsked: false,
  confirmedAt: null,
  cancelAt: null,
  endedAt: null,
};
const onTrial = { ...waiting, confirmedAt: at('2026-01-25T00:00:00Z') };
const unpaid = { ...waiting, trialEnd: null, periodAnchor: waiting.createdAt };
const paid = { ...unpaid, confirmedAt: waiting.createdAt };
const annual = { ...onTrial, priceId: 'price_sandbox_annual' };
const canceled = { ...onTrial, cancelAt: at('2026-02-28T00:00:00Z') };
const ended = { ...onTrial, endedAt: at('2026-02-03T00:00:00Z') };

describe('a sandbox subscription', () => {
  it.each([
    ['waits on trial', waiting, '2026-01-30', 'trialing', '2026-01-31', null],
    ['ends with its trial', waiting, '2026-01-31', 'canceled', '2026-02-28', '2026-01-31'],
    ['waits for its payment', unpaid, '2026-01-24', 'incomplete', '2026-02-24', null],
    ['waits for a day', unpaid, '2026-01-25', 'incomplete_expired', '2026-02-24', '2026-01-25'],
    ['is on trial', onTrial, '2026-01-30', 'trialing', '2026-01-31', null],
    ['is paid after it', onTrial, '2026-01-31', 'active', '2026-02-28', null],
    ['keeps its day', onTrial, '2026-02-28', 'active', '2026-03-31', null],
    ['is renewed often', onTrial, '2029-02-15', 'active', '2029-02-28', null],
    ['is paid at once', paid, '2026-01-24', 'active', '2026-02-24', null],
    ['lasts a year', annual, '2026-02-01', 'active', '2027-01-31', null],
    ['runs on when canceled', canceled, '2026-02-27', 'active', '2026-02-28', null],
    ['then ends', canceled, '2026-02-28', 'canceled', '2026-02-28', '2026-02-28'],
    ['stays ended', canceled, '2030-01-01', 'canceled', '2026-02-28', '2026-02-28'],
    ['ends at once', ended, '2026-02-03', 'canceled', '2026-02-28', '2026-02-03'],
  ])('%s', (_what, facts, day, status, currentPeriodEnd, endedAt) => {
    const midnight = (date: string) => at(`${date}T00:00:00Z`);
    const standing = stateAt(facts, midnight(day));
    expect(standing).toMatchObject({
      status,
      currentPeriodEnd: midnight(currentPeriodEnd),
      endedAt: endedAt && midnight(endedAt),
      paymentConfirmed: facts.confirmedAt !== null,
    });
  });

  it.each([
    ['saves a card before a trial', waiting, 'setup'],
    ['charges at once without a trial', unpaid, 'payment'],
  ])('%s', (_what, facts, kind) => {
    const standing = stateAt(facts, waiting.createdAt);
    expect(standing.confirmation).toEqual({ clientSecret: 'secret', kind });
  });

  it('has nothing to confirm once it is confirmed or over', () => {
    expect(stateAt(onTrial, at('2026-01-30T00:00:00Z')).confirmation).toBeNull();
    expect(stateAt(waiting, at('2026-02-01T00:00:00Z')).confirmation).toBeNull();
  });
});
