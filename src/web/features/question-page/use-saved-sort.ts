import { useSyncExternalStore } from 'react';
import { defaultSort, type QuestionSort } from '#shared/domain/question-order.ts';
import { readSortPreference } from '../../lib/sort-preference.ts';

/** The order in which the reader last saw the list. The server cannot know it: the default. */
export function useSavedSort(): QuestionSort {
  return {
    field: useSyncExternalStore(
      watch,
      () => readSortPreference().field,
      () => defaultSort.field,
    ),
    direction: useSyncExternalStore(
      watch,
      () => readSortPreference().direction,
      () => defaultSort.direction,
    ),
  };
}

/** Other tabs may sort the list while this one is open. */
function watch(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
