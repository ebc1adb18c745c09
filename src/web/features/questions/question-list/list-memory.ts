import type { QuestionSort } from '#shared/domain/question-order.ts';
import { isOrdered } from '../../../lib/question-set.ts';
import { saveSortPreference, toSort } from '../../../lib/sort-preference.ts';
import { readStored, store } from '../../../lib/storage.ts';
import { isFiltered, type ListView, readView, urlOfView } from './list-view.ts';

const sortKey = 'questionsTableSort';
const pageKey = 'questionsTablePagination';

/**
 * Where the visitor left off, for a URL without sort or page; null if nothing would change. The
 * stored page is that of the unfiltered list: a filtered list starts at page 1.
 */
export function rememberedUrl(params: URLSearchParams): string | null {
  const view = readView(params);
  if (view.isDaily || ['sort', 'direction', 'page'].some((name) => params.has(name))) return null;
  const remembered: ListView = {
    ...view,
    // A collection or a list has its own order.
    sort: (!isOrdered(view) && toSort(readStored(sortKey))) || view.sort,
    page: isFiltered(view) ? 1 : readPage(),
  };
  const url = urlOfView(remembered);
  return url === urlOfView(view) ? null : url;
}

export function rememberSort(sort: QuestionSort): void {
  store(sortKey, sort);
  saveSortPreference(sort);
}

export function rememberPage(page: number): void {
  store(pageKey, { page });
}

/** The stored value may be outdated or malformed. */
function readPage(): number {
  const stored = readStored(pageKey);
  if (typeof stored !== 'object' || stored === null || !('page' in stored)) return 1;
  return Number.isSafeInteger(stored.page) && Number(stored.page) > 0 ? Number(stored.page) : 1;
}
