/** An error to show the caller: status, code and a readable message. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Lets the next call continue from here. */
  readonly token: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: {
      fieldErrors?: Record<string, string>;
      retryAfterSeconds?: number;
      token?: string;
    } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fieldErrors = extra.fieldErrors;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.token = extra.token;
  }
}

/** The Retry-After while the database is down. */
export const retryAfterSeconds = 5;

export const notSignedIn = (message = 'Please sign in to continue.') =>
  new AppError(401, 'NOT_SIGNED_IN', message);
export const forbidden = (message = "You don't have permission to do this.") =>
  new AppError(403, 'FORBIDDEN', message);
export const passwordNeeded = () =>
  new AppError(403, 'REAUTHENTICATE', 'Please enter your password to continue.');
export const secondFactorRequired = () =>
  new AppError(
    403,
    'SECOND_FACTOR_REQUIRED',
    'Administrators of this site need two-step sign-in. Please turn it on first.',
  );
export const badLink = () => new AppError(400, 'BAD_LINK', 'This link is invalid or has expired.');
export const notFound = (message = 'Not found') => new AppError(404, 'NOT_FOUND', message);
export const databaseUnavailable = () =>
  new AppError(
    503,
    'UNAVAILABLE',
    'The service is briefly unavailable. Please try again in a moment.',
    { retryAfterSeconds },
  );
/** Nobody reads it. */
export const callerGone = () => new AppError(499, 'CALLER_GONE', 'The request was canceled.');
export const busy = () =>
  new AppError(503, 'BUSY', 'The service is very busy. Please try again in a moment.', {
    retryAfterSeconds,
  });
