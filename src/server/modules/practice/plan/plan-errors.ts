import { AppError, notFound } from '../../../lib/errors.ts';

export const noPlan = () => notFound('You have no plan.');

export function badDate(field: string, message: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { [field]: message } });
}
