/** Connection exceptions, server shutting down or starting, too many connections. */
const unavailableSqlState = /^(08|57P0|53300)/;
const unavailableMessage =
  /^Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|pool after calling end/;
/** A missing file is ENOENT too, so only network calls count. */
const networkCall = /^(connect|getaddrinfo|read|write)$/;

/** True when a query failed because the database cannot be reached, not because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('syscall' in cause && networkCall.test(String(cause.syscall))) return true;
    if ('code' in cause && unavailableSqlState.test(String(cause.code))) return true;
    if (unavailableMessage.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
