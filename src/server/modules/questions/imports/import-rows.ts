import {
  type ImportField,
  importFields,
  mostImportedRows,
  requiredImportFields,
} from '#shared/domain/imports.ts';
import { unusableFile } from './import-file.ts';

/** A row of the file, not validated yet. */
export interface RawRow {
  /** From 1, without the header. */
  number: number;
  /** The line where it begins, for CSV. */
  line: number | null;
  values: ReadonlyMap<ImportField, unknown>;
  /** Why the row is unusable, or null. */
  problem: string | null;
}

export interface RawRows {
  rows: RawRow[];
  notes: string[];
}

const fieldByName = new Map(importFields.map((field) => [toComparable(field), field]));

/** Matches any spelling: `question_name`, `Question Name`, `questionName`. */
export function toImportField(name: string): ImportField | null {
  return fieldByName.get(toComparable(name)) ?? null;
}

function toComparable(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

export function warnOfUnknown(what: 'Column' | 'Field', names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const shown = [...names].slice(0, 10).map((name) => `“${legible(name)}”`);
  const others = names.size > shown.length ? ` and ${names.size - shown.length} more` : '';
  return [
    `${what}${names.size > 1 ? 's' : ''} ${shown.join(', ')}${others} ${names.size > 1 ? 'are' : 'is'} unknown and ${names.size > 1 ? 'were' : 'was'} ignored`,
  ];
}

/** A name from a file, shortened for display. */
function legible(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '�').slice(0, 60);
}

export function missingFields(found: ReadonlySet<ImportField>): ImportField[] {
  return requiredImportFields.filter((field) => !found.has(field));
}

export function tooManyRows() {
  const most = mostImportedRows.toLocaleString('en');
  return unusableFile(`The file has more than ${most} rows. Please import it in parts`);
}

export function noRows() {
  return unusableFile('The file contains no questions');
}
