import type { StartedSubscription } from '#shared/contracts/subscription.ts';

/** Stored in the history entry: the step survives a reload, and Back leads to the plans. */
export interface PaymentStepState {
  started: StartedSubscription;
}

export function startedIn(state: unknown): StartedSubscription | null {
  if (typeof state !== 'object' || state === null || !('started' in state)) return null;
  return isStarted(state.started) ? state.started : null;
}

function isStarted(value: unknown): value is StartedSubscription {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'clientSecret' in value &&
    typeof value.clientSecret === 'string' &&
    'kind' in value &&
    (value.kind === 'setup' || value.kind === 'payment') &&
    'dueToday' in value &&
    typeof value.dueToday === 'number' &&
    'trialEnd' in value &&
    (value.trialEnd === null || typeof value.trialEnd === 'string')
  );
}
