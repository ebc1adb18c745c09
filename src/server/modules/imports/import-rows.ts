import {
  type ImportField,
  importFields,
  mostImportedRows,
  requiredImportFields,
} from '#shared/domain/imports.ts';
import { unusableFile } from './import-file.ts';

/** A row as it stands in the file; nobody has checked its values yet. */
export interface RawRow {
  /** From 1, without the header. */
  number: number;
  /** Where it begins, for files that are read in lines. */
  line: number | null;
  values: ReadonlyMap<ImportField, unknown>;
  /** Why nothing can be made of it, or null. */
  problem: string | null;
}

export interface RawRows {
  rows: RawRow[];
  notes: string[];
}

const fieldByName = new Map(importFields.map((field) => [toComparable(field), field]));

/** However it is spelled: `question_name`, `Question Name`, `questionName`. */
export function toImportField(name: string): ImportField | null {
  return fieldByName.get(toComparable(name)) ?? null;
}

function toComparable(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

export function noteUnknown(what: 'Column' | 'Field', names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const shown = [...names].slice(0, 10).map((name) => `“${legible(name)}”`);
  const others = names.size > shown.length ? ` and ${names.size - shown.length} more` : '';
  return [
    `${what}${names.size > 1 ? 's' : ''} ${shown.join(', ')}${others} ${names.size > 1 ? 'are' : 'is'} not known and ${names.size > 1 ? 'were' : 'was'} left out`,
  ];
}

/** A name from a file, fit to be shown. */
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
  return unusableFile('The file holds no questions');
}
