import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { type ImportField, mostImportedRows } from '#shared/domain/imports.ts';
import { withoutGuard } from '../../../lib/spreadsheet-cell.ts';
import { unusableFile } from './import-file.ts';
import {
  missingFields,
  noRows,
  type RawRow,
  type RawRows,
  toImportField,
  tooManyRows,
  warnOfUnknown,
} from './import-rows.ts';

interface Line {
  cells: string[];
  /** The line where it begins, from 1. */
  line: number;
}

const atOnce = 64 * 1024;
const separators = [',', ';', '\t'] as const;

/** RFC 4180, with any line endings and the delimiters that spreadsheets use. */
export async function readCsvRows(bytes: Buffer): Promise<RawRows> {
  const { lines, isCutOff } = await readLines(bytes);
  const [header, ...body] = lines;
  if (!header) throw noRows();
  const { fields, notes } = readHeader(header.cells);
  const rows = body.map((line, index) => toRow(line, index + 1, fields));
  if (isCutOff) {
    rows.push({
      number: rows.length + 1,
      line: null,
      values: new Map(),
      problem: 'A quote is never closed; the file may be truncated',
    });
  }
  if (rows.length === 0) throw noRows();
  if (rows.length > mostImportedRows) throw tooManyRows();
  return { rows, notes };
}

/** In small batches, so that other requests get their turn. */
async function readLines(bytes: Buffer): Promise<{ lines: Line[]; isCutOff: boolean }> {
  const lines: Line[] = [];
  let failure: Error | undefined;
  // Within a cell the parser counts each CRLF as two lines.
  let twice = 0;
  const parser = parse({
    delimiter: separatorOf(bytes),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record(cells: string[], { lines: end }) {
      const breaks = breaksIn(cells);
      twice += breaks.filter((found) => found === '\r\n').length;
      const line = end - twice - breaks.length;
      if (cells.some((cell) => cell.trim() !== '')) lines.push({ cells, line });
      return null;
    },
  });
  parser.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise((resolve) => {
    parser.once('close', resolve);
  });
  parser.resume();
  for (let start = 0; start < bytes.length; start += atOnce) {
    parser.write(bytes.subarray(start, start + atOnce));
    await setImmediate();
    // The header is not a row.
    if (lines.length > mostImportedRows + 1) throw tooManyRows();
  }
  parser.end();
  await ended;
  if (!failure) return { lines, isCutOff: false };
  const isCutOff = failure instanceof CsvError && failure.code === 'CSV_QUOTE_NOT_CLOSED';
  if (!isCutOff) throw unusableFile('The file is not valid CSV');
  return { lines, isCutOff };
}

/** The delimiter that occurs most often in the first line. */
function separatorOf(bytes: Buffer): string {
  const [firstLine = ''] = bytes
    .subarray(0, atOnce)
    .toString()
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function readHeader(cells: string[]): { fields: (ImportField | null)[]; notes: string[] } {
  const fields = cells.map(toImportField);
  const unknown = cells.filter((name, index) => fields[index] === null && name.trim() !== '');
  const found = new Set(fields.filter((field) => field !== null));
  const missing = missingFields(found);
  if (missing.length > 0) {
    const names = missing.map((field) => `“${field}”`).join(' and ');
    throw unusableFile(`The first line must name the columns; ${names} is missing`);
  }
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (twice) throw unusableFile(`The column “${twice}” appears twice`);
  return { fields, notes: warnOfUnknown('Column', new Set(unknown)) };
}

function toRow({ cells, line }: Line, number: number, fields: (ImportField | null)[]): RawRow {
  const values = new Map<ImportField, unknown>();
  for (const [index, field] of fields.entries()) {
    const cell = cells[index];
    if (field && cell !== undefined) values.set(field, withoutGuard(cell));
  }
  return { number, line, values, problem: countProblem(cells, fields) };
}

function breaksIn(cells: string[]): string[] {
  return cells.flatMap((cell) => cell.match(/\r\n|\r|\n/g) ?? []);
}

function countProblem({ length }: string[], fields: (ImportField | null)[]): string | null {
  if (length === fields.length) return null;
  const what = length < fields.length ? 'too few' : 'too many';
  return `Has ${what} columns: ${length} instead of ${fields.length}`;
}
