import { ConfigError } from './config.ts';
import { LaunchError } from './db/embedded/launch-error.ts';
import { DatabaseTooNewError } from './db/migrate.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';

const tellingClasses = [ConfigError, LaunchError, DatabaseTooNewError];

/** SQLSTATEs of a server that answers and says no: wrong password, unknown role or database. */
const refusedSqlState = /^(28|3D000|42501)/;

/** One line for mistakes an operator can mend; the whole stack for what only we can. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (tellingClasses.some((telling) => error instanceof telling)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return `${place(error)} is already in use: set PORT to another one.`;
  if (code === 'EACCES' && isListening(error)) {
    return `${place(error)} may not be used by this user: set PORT to 1024 or higher.`;
  }
  if (isListening(error)) return `cannot listen on ${place(error)}: check HOST (${code}).`;
  if (refusedSqlState.test(code)) return `the database refused us: ${error.message}.`;
  if (isDatabaseUnavailable(error)) {
    return `the database cannot be reached: ${error.message || code}. Check DATABASE_URL.`;
  }
  return error.stack ?? error.message;
}

function isListening(error: Error): boolean {
  return 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
}

function place(error: Error): string {
  const address =
    'address' in error ? String(error.address) : 'hostname' in error ? String(error.hostname) : '';
  return 'port' in error ? `port ${error.port} on ${address}` : address;
}
