/** The `code` of a system or PostgreSQL error, such as ENOENT or 57P03. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The line of a program's output that says what went wrong. */
export function errorLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.findLast((line) => /\b(error|fatal|panic)\b/i.test(line)) ?? lines.at(-1) ?? '';
}
