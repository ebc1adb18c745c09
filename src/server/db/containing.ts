/** A pattern for `ilike` that finds the text anywhere, whatever signs it has. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
