import {
  defaultSort,
  type QuestionSort,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { readStored, store } from './storage.ts';

const key = 'questionSortPreference';

/** The order of the last question list: Previous and Next follow it. */
export function readSortPreference(): QuestionSort {
  return toSort(readStored(key)) ?? defaultSort;
}

export function saveSortPreference(sort: QuestionSort): void {
  store(key, sort);
}

/** The stored value may be outdated or invalid. */
export function toSort(value: unknown): QuestionSort | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('field' in value && 'direction' in value)) return null;
  const field = sortFields.find((name) => name === value.field);
  const direction = sortDirections.find((name) => name === value.direction);
  return field && direction ? { field, direction } : null;
}
