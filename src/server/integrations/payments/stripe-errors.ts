import Stripe from 'stripe';
import { PaymentRefused, PaymentsUnavailable } from './payments.ts';

/** Calls Stripe and translates its errors into the port's. */
export async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    throw translate(error);
  }
}

/** The same, with null for objects that Stripe does not know. */
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

/** Whether this is an old failure, replayed because the idempotency key was used before. */
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
