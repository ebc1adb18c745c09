/**
 * Spreadsheets take a cell that begins like this for a formula, and run it. An apostrophe before it
 * makes it a text. What has apostrophes there of its own gets one more, so that taking one away
 * always gives back what it was.
 */
const guarded = /^'*[=+\-@\t\r\n]/;

export function withGuard(cell: string): string {
  return guarded.test(cell) ? `'${cell}` : cell;
}

export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
}
