/** Why the embedded PostgreSQL cannot run: one line for the operator, with the fix. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}
