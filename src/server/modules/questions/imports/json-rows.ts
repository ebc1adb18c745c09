import { type ImportField, mostImportedRows } from '#shared/domain/imports.ts';
import { unusableFile } from './import-file.ts';
import {
  noRows,
  type RawRow,
  type RawRows,
  toImportField,
  tooManyRows,
  warnOfUnknown,
} from './import-rows.ts';

/** An array of objects, one per question. */
export function readJsonRows(bytes: Buffer): RawRows {
  const list = parseJson(bytes.toString());
  if (!Array.isArray(list)) {
    throw unusableFile('The file must contain a list of questions: [ { … }, { … } ]');
  }
  if (list.length === 0) throw noRows();
  if (list.length > mostImportedRows) throw tooManyRows();
  const unknown = new Set<string>();
  const rows = list.map((item: unknown, index) => toRow(item, index + 1, unknown));
  return { rows, notes: warnOfUnknown('Field', unknown) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const position = /at position (\d+)/.exec(reason)?.[1];
    const isCutOff = reason.includes('end of JSON') || Number(position) >= text.trimEnd().length;
    if (isCutOff || reason.includes('Unterminated')) {
      throw unusableFile('The JSON ends too early; the file may be truncated');
    }
    const line = text.slice(0, Number(position ?? 0)).split('\n').length;
    throw unusableFile(`The file is not valid JSON: see line ${line}`);
  }
}

function toRow(item: unknown, number: number, unknown: Set<string>): RawRow {
  const values = new Map<ImportField, unknown>();
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return {
      number,
      line: null,
      values,
      problem: 'Must be an object with the fields of a question',
    };
  }
  let problem: string | null = null;
  for (const [name, value] of Object.entries(item)) {
    const field = toImportField(name);
    if (!field) unknown.add(name);
    else if (values.has(field)) problem = `Has “${field}” twice`;
    else values.set(field, value);
  }
  return { number, line: null, values, problem };
}
