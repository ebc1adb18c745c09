import { type ImportField, importFields } from '#shared/domain/imports.ts';
import { csvHeader, csvLines } from '../../lib/csv.ts';

type CsvValues = { [Field in ImportField]?: string | boolean | null };

export function questionCsvHeader(): string {
  return csvHeader(importFields);
}

export function questionCsvLines(rows: CsvValues[]): string {
  return csvLines(rows.map((row) => importFields.map((field) => row[field] ?? null)));
}
