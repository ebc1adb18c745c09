import { stringify } from 'csv-stringify/sync';
import { withGuard } from './spreadsheet-cell.ts';

export type Cell = string | number | boolean | null;

/** Without it spreadsheets do not know that it is UTF-8. */
const byteOrderMark = '\uFEFF';

/** The beginning of a table to be opened in a spreadsheet. */
export function csvHeader(columns: readonly string[]): string {
  return byteOrderMark + csvLines([columns]);
}

export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    // A cell with a lone line break would otherwise be two.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function asText(cell: Cell): string {
  return typeof cell === 'string' ? withGuard(cell) : String(cell ?? '');
}
