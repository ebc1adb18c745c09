import Stripe from 'stripe';
import { PaymentRefused, PaymentsUnavailable } from './payments.ts';

/** Asks Stripe and says in the port's own words what went wrong. */
export async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    throw translate(error);
  }
}

/** The same, where Stripe not knowing what it is asked about is an answer too. */
export async function askFor<Answer, Missing>(
  question: () => Promise<Answer>,
  missing: Missing,
): Promise<Answer | Missing> {
  try {
    return await ask(question);
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
}

/** Whether this is an old failure, told again because the key was used before. */
export function isRepeatedFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

function translate(error: unknown): unknown {
  const { StripeAPIError, StripeCardError, StripeConnectionError, StripeRateLimitError } =
    Stripe.errors;
  if (error instanceof StripeCardError) return new PaymentRefused(error.message, { cause: error });
  const isTrouble =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError;
  return isTrouble ? new PaymentsUnavailable(error.message, { cause: error }) : error;
}
