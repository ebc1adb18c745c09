import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import type { ImportField } from '#shared/domain/imports.ts';
import type { RawRow } from './import-rows.ts';

const flags = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

/** The values of a row. Notes what is wrong with them. */
export class RowValues {
  readonly #row: RawRow;
  readonly #isValidUtf8: boolean;
  readonly #problems: string[];
  /** Some text of the row was not valid UTF-8. */
  isUnreadable = false;

  constructor(row: RawRow, isValidUtf8: boolean, problems: string[]) {
    this.#row = row;
    this.#isValidUtf8 = isValidUtf8;
    this.#problems = problems;
  }

  /** Empty if absent. */
  text(field: ImportField): string {
    const value = this.#row.values.get(field) ?? '';
    const problem = typeof value === 'string' ? this.#problemIn(value) : 'must be a string';
    if (problem) {
      this.isUnreadable = true;
      this.#problems.push(`${field} ${problem}`);
    }
    return typeof value === 'string' && !problem ? value : '';
  }

  flag(field: ImportField, usual: boolean): boolean {
    const value = this.#row.values.get(field);
    if (typeof value === 'boolean') return value;
    const text = this.text(field).trim().toLowerCase();
    const flag = flags.get(text);
    if (flag === undefined && text !== '') this.#problems.push(`${field} must be true or false`);
    return flag ?? usual;
  }

  difficulty(): Difficulty {
    const text = this.text('difficulty').trim().toLowerCase();
    const found = difficulties.find((difficulty) => difficulty.toLowerCase() === text);
    if (!found && text !== '') this.#problems.push('Difficulty must be Easy, Medium or Hard');
    return found ?? 'Medium';
  }

  /** Text, or any value of a JSON file. Undefined if absent. */
  value(field: ImportField): unknown {
    const value = this.#row.values.get(field) ?? undefined;
    if (typeof value === 'string') return this.text(field).trim() || undefined;
    const texts: string[] = [];
    JSON.stringify(value, (key, part) => {
      texts.push(key, typeof part === 'string' ? part : '');
      return part;
    });
    const problem = texts.map((text) => this.#problemIn(text)).find((found) => found !== null);
    if (!problem) return value;
    this.isUnreadable = true;
    this.#problems.push(`${field} ${problem}`);
    return undefined;
  }

  #problemIn(text: string): string | null {
    if (text.includes('\0')) return 'contains a NUL character, which cannot be saved';
    if (!this.#isValidUtf8 && text.includes('\uFFFD')) return 'is not valid UTF-8';
    return text.isWellFormed() ? null : 'contains an incomplete character, which cannot be saved';
  }
}
