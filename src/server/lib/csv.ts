import { stringify } from 'csv-stringify/sync';
import { withGuard } from './spreadsheet-cell.ts';

export type Cell = string | number | boolean | null;

/** The byte order mark: spreadsheets need it to recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line of a table for spreadsheets. */
export function csvHeader(columns: readonly string[]): string {
  return byteOrderMark + csvLines([columns]);
}

export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    // Otherwise a lone line break would split its cell.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function asText(cell: Cell): string {
  return typeof cell === 'string' ? withGuard(cell) : String(cell ?? '');
}
