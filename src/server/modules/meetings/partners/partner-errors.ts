import { slotsFromHours, slotsToDays } from '#shared/domain/partners.ts';
import { AppError, notFound } from '../../../lib/errors.ts';

/** The same whether it is missing or someone else's. */
export const pairNotFound = () => notFound('Partner not found');
export const blockNotFound = () => notFound('You have not blocked this person');

export const reportNotFound = () => notFound('Report not found');

export const alreadyReported = () =>
  new AppError(409, 'ALREADY_REPORTED', 'You have already reported this partner.');

export const alreadyDecided = () =>
  new AppError(409, 'ALREADY_DECIDED', 'This report has already been resolved.');

export const emailNotVerified = () =>
  new AppError(
    403,
    'EMAIL_NOT_VERIFIED',
    'Please verify your email address first: we write to you when we find a partner.',
  );

export const pairOver = () =>
  new AppError(409, 'PAIR_OVER', 'This interview has already started or was canceled.');

export function badSlots(): AppError {
  const message = `Times must be on the hour or half past, from ${slotsFromHours} hour to ${slotsToDays} days ahead`;
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { slots: message } });
}
