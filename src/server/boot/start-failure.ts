import { LaunchError } from '#postgres/embedded.ts';
import { DatabaseTooNewError } from '../db/too-new-error.ts';
import { DatabaseTooOldError } from '../db/too-old-error.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { ConfigError } from '../lib/config-error.ts';

/** Something outside the site that an operator can mend, told in one line. */
class StartError extends Error {}

const tellingClasses = [
  ConfigError,
  LaunchError,
  DatabaseTooNewError,
  DatabaseTooOldError,
  StartError,
];

/** SQLSTATEs of a server that answers and says no: wrong password, unknown role or database. */
const refusedSqlState = /^(28|3D000|42501)/;
/** The server asks for a password and DATABASE_URL has none: what `pg` says then, and what we say. */
const pgMissingPassword = /^SASL: .* client password must be/;
const missingPassword = 'it asks for a password';

/** One line for mistakes an operator can mend; the whole stack for what only we can. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isTelling(error)) return error.message;
  if (isRefusal(error) || isDatabaseUnavailable(error)) return connectFailure(error).message;
  return error.stack ?? error.message;
}

/** Whatever stands between us and the database is not of our making. */
export function connectFailure(error: unknown): Error {
  if (error instanceof Error && isTelling(error)) return error;
  const { code, message } = summarize(error);
  if (isRefusal(error)) {
    return new StartError(`the database refused us: ${message}. Check DATABASE_URL.`);
  }
  return new StartError(`the database cannot be reached: ${message || code}. Check DATABASE_URL.`);
}

/** Listening also finishes the app's own preparations, whose failures are ours. */
export function listenFailure(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  const { code } = summarize(error);
  const place = `port ${port} on ${host}`;
  if (code === 'EADDRINUSE') {
    return new StartError(`${place} is already in use: set PORT to another one.`);
  }
  if (code === 'EACCES') {
    return new StartError(`${place} may not be used by this user: set PORT to 1024 or higher.`);
  }
  return new StartError(`cannot listen on ${place}: check HOST (${code}).`);
}

function isTelling(error: Error): boolean {
  return tellingClasses.some((telling) => error instanceof telling);
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
