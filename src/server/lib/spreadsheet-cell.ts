/**
 * Spreadsheets run a cell that begins like this as a formula. A leading apostrophe makes it text.
 * Cells that already start with apostrophes get one more, so that removing one always restores the
 * original.
 */
const guarded = /^'*[=+\-@\t\r\n]/;

export function withGuard(cell: string): string {
  return guarded.test(cell) ? `'${cell}` : cell;
}

export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
}
