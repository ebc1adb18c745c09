import { LaunchError } from '#postgres/embedded.ts';
import { DatabaseTooNewError } from '../db/too-new-error.ts';
import { DatabaseTooOldError } from '../db/too-old-error.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { ConfigError } from '../lib/config-error.ts';

/** A problem outside the site that the operator can fix, explained in one line. */
class StartError extends Error {}

const explainedErrors = [
  ConfigError,
  LaunchError,
  DatabaseTooNewError,
  DatabaseTooOldError,
  StartError,
];

/** SQLSTATEs of a refused login: wrong password, unknown role or database. */
const refusedSqlState = /^(28|3D000|42501)/;
/** DATABASE_URL lacks the password that the server requires: what `pg` says, and what we say. */
const pgMissingPassword = /^SASL: .* client password must be/;
const missingPassword = 'it requires a password';

/** One line for what the operator can fix; the stack for our own bugs. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isExplained(error)) return error.message;
  if (isRefusal(error) || isDatabaseUnavailable(error)) return connectFailure(error).message;
  return error.stack ?? error.message;
}

/** Failures to connect are never our own bugs. */
export function connectFailure(error: unknown): Error {
  if (error instanceof Error && isExplained(error)) return error;
  const { code, message } = summarize(error);
  if (isRefusal(error)) {
    return new StartError(`the database refused the connection: ${message}. Check DATABASE_URL.`);
  }
  return new StartError(`the database cannot be reached: ${message || code}. Check DATABASE_URL.`);
}

/** Listening also runs the app's onReady hooks, whose failures are our own bugs. */
export function listenFailure(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  const { code } = summarize(error);
  const place = `port ${port} on ${host}`;
  if (code === 'EADDRINUSE') {
    return new StartError(`${place} is already in use: set PORT to another port.`);
  }
  if (code === 'EACCES') {
    return new StartError(`${place} is not allowed for this user: set PORT to 1024 or higher.`);
  }
  return new StartError(`cannot listen on ${place}: check HOST (${code}).`);
}

function isExplained(error: Error): boolean {
  return explainedErrors.some((type) => error instanceof type);
}

function isRefusal(error: unknown): boolean {
  const { code, message } = summarize(error);
  return refusedSqlState.test(code) || message === missingPassword;
}

function summarize(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  return {
    code: 'code' in error ? String(error.code) : '',
    message: pgMissingPassword.test(error.message) ? missingPassword : error.message,
  };
}
