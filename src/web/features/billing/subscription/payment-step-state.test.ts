import { expect, it } from 'vitest';
import { startedIn } from './payment-step-state.ts';

const started = {
  subscriptionId: 'sub_1',
  clientSecret: 'secret',
  kind: 'setup',
  dueToday: 0,
  trialEnd: null,
};

it('reads a started subscription', () => {
  expect(startedIn({ started })).toEqual(started);
});

it.each([
  null,
  'started',
  {},
  { started: null },
  { started: { ...started, clientSecret: undefined } },
  { started: { ...started, kind: 'gift' } },
  { started: { ...started, dueToday: '0' } },
  { started: { ...started, trialEnd: 7 } },
])('ignores anything else: %j', (state) => {
  expect(startedIn(state)).toBeNull();
});
