import type { QuestionSort } from '#shared/domain/question-order.ts';
import { saveSortPreference, toSort } from '../../lib/sort-preference.ts';
import { readStored, store } from '../../lib/storage.ts';
import { isFiltered, type ListView, readView, urlOfView } from './list-view.ts';

const sortKey = 'questionsTableSort';
const pageKey = 'questionsTablePagination';

/**
 * Where somebody left off, for an address that does not say where to begin; null where that is the
 * same. The page counts in the list of all questions: a narrower list begins at its first.
 */
export function rememberedUrl(params: URLSearchParams): string | null {
  const view = readView(params);
  if (view.isDaily || ['sort', 'direction', 'page'].some((name) => params.has(name))) return null;
  const remembered: ListView = {
    ...view,
    sort: toSort(readStored(sortKey)) ?? view.sort,
    page: isFiltered(view) ? 1 : readPage(),
  };
  const address = urlOfView(remembered);
  return address === urlOfView(view) ? null : address;
}

export function rememberSort(sort: QuestionSort): void {
  store(sortKey, sort);
  saveSortPreference(sort);
}

export function rememberPage(page: number): void {
  store(pageKey, { page });
}

/** Whatever lies in the storage may be old, or somebody else's. */
function readPage(): number {
  const stored = readStored(pageKey);
  if (typeof stored !== 'object' || stored === null || !('page' in stored)) return 1;
  return Number.isSafeInteger(stored.page) && Number(stored.page) > 0 ? Number(stored.page) : 1;
}
