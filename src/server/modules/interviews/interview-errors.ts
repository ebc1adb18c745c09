import { violatedUniqueIndex } from '../../db/conflicts.ts';
import { AppError, notFound } from '../../lib/errors.ts';

/** The same whether an interview is missing or belongs to somebody else. */
export const interviewNotFound = () => notFound('Interview not found');
export const sharedNotFound = () => notFound('This report is no longer shared.');

export const alreadyRunning = () =>
  new AppError(
    409,
    'INTERVIEW_RUNNING',
    'You have an interview running. Go on with it or end it first.',
  );
export const stillRunning = () =>
  new AppError(409, 'INTERVIEW_RUNNING', 'The report is ready once the interview has ended.');
export const tooFewQuestions = () =>
  new AppError(409, 'NO_QUESTIONS', 'There are not enough questions for an interview yet.');
export const interviewOver = () =>
  new AppError(409, 'INTERVIEW_OVER', 'This interview has ended. Its report is ready.');
export const placeClosed = () =>
  new AppError(409, 'PLACE_CLOSED', 'This question is not open. Please load the interview again.');
export const premiumRequired = () =>
  new AppError(
    403,
    'PREMIUM_REQUIRED',
    'A premium subscription is required to see reports beyond your last three.',
  );

/** Concurrent requests cannot see each other's interviews; the unique index can. */
export async function refuseSecond<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violatedUniqueIndex(error) === 'interviews_running_key' ? alreadyRunning() : error;
  }
}
