/** PostgreSQL cannot store NUL characters in text. */
export function isUnstorableText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '22021') return true;
  }
  return false;
}
