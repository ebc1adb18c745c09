import { type ImportField, importFields } from '#shared/domain/imports.ts';
import { csvHeader, csvLines } from '../../../lib/csv.ts';

type CsvValues = { [Field in ImportField]?: unknown };

export function questionCsvHeader(): string {
  return csvHeader(importFields);
}

export function questionCsvLines(rows: CsvValues[]): string {
  return csvLines(rows.map((row) => importFields.map((field) => toCell(field, row[field]))));
}

function toCell(field: ImportField, value: unknown): string | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return field === 'tags' && Array.isArray(value) ? value.join('; ') : JSON.stringify(value);
}
