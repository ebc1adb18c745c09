import { type Difficulty, difficulties } from './difficulty.ts';
import { nameOfStatus, type QuestionStatus, statusNames } from './question-status.ts';

/** What the list can be sorted by; `type` is the Category column. */
export const sortFields = ['name', 'difficulty', 'type', 'status'] as const;
export const sortDirections = ['asc', 'desc'] as const;

export type SortField = (typeof sortFields)[number];
export type SortDirection = (typeof sortDirections)[number];

export interface QuestionSort {
  field: SortField;
  direction: SortDirection;
}

export const defaultSort: QuestionSort = { field: 'name', direction: 'asc' };

export interface Sortable {
  id: number;
  name: string;
  difficulty: Difficulty;
  category: string;
  status: QuestionStatus;
}

type Compare = (a: Sortable, b: Sortable) => number;

const byField: Record<SortField, Compare> = {
  name: () => 0,
  difficulty: (a, b) => difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty),
  type: (a, b) => compareFolded(a.category, b.category),
  status: (a, b) =>
    statusNames.indexOf(nameOfStatus(a.status)) - statusNames.indexOf(nameOfStatus(b.status)),
};

/**
 * The one order of questions: by the field, then by name, then by id, so that no two are equal.
 * Descending is the same order read backwards.
 */
export function compareQuestions({ field, direction }: QuestionSort): Compare {
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => sign * (byField[field](a, b) || compareFolded(a.name, b.name) || a.id - b.id);
}

/** Without case, then by code points: what the database's collation does, in every locale. */
export function compareFolded(a: string, b: string): number {
  return compareCodePoints(a.toLowerCase(), b.toLowerCase());
}

function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const difference = codePointRank(a.charCodeAt(i)) - codePointRank(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others, but their units lie below U+E000. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
