import { useSyncExternalStore } from 'react';
import { defaultSort, type QuestionSort } from '#shared/domain/question-order.ts';
import { readSortPreference } from '../../../lib/sort-preference.ts';

/** The sort order last used in the list. The server cannot know it, so it renders the default. */
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

/** Other tabs may change the sort order. */
function watch(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
