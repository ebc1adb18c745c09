/** Rows on one page of a table. */
export const pageSize = 25;

/** How far long lists are counted and paged; beyond that, users search. */
export const countedRows = 10_000;

/** How many page numbers to show. */
const windowSize = 5;

/** An empty table still has one page. */
export function lastPage(total: number, size = pageSize): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The nearest existing page. */
export function clampPage(page: number, total: number, size = pageSize): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), lastPage(total, size)) : 1;
}

/** The first and last row of a page, counted from 1; zeros for an empty list. */
export function shownRange(page: number, total: number, size = pageSize) {
  if (total === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * size + 1, to: Math.min(page * size, total) };
}

/**
 * The page numbers to show: a window of five around the current page, plus the first and last page,
 * with an ellipsis for skipped pages.
 */
export function pageWindow(page: number, last: number): (number | 'ellipsis')[] {
  const first = Math.min(
    Math.max(1, page - Math.floor(windowSize / 2)),
    Math.max(1, last - windowSize + 1),
  );
  const end = Math.min(first + windowSize - 1, last);
  const pages: (number | 'ellipsis')[] = [];
  if (first > 1) pages.push(1);
  if (first > 2) pages.push('ellipsis');
  for (let number = first; number <= end; number += 1) pages.push(number);
  if (end < last - 1) pages.push('ellipsis');
  if (end < last) pages.push(last);
  return pages;
}

/** The rows of a page; null: all rows, if no page is requested. */
export function rowsOfPage(query: {
  page?: number | undefined;
  pageSize?: number | undefined;
}): { offset: number; limit: number } | null {
  if (query.page === undefined && query.pageSize === undefined) return null;
  const limit = query.pageSize ?? pageSize;
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
}
