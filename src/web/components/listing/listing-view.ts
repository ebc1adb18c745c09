/** The rows a URL asks for. Invalid parameters are ignored. */
export interface ListingView {
  search: string;
  sort: string | null;
  direction: 'asc' | 'desc';
  /** Starts at 1. */
  page: number;
  filters: Record<string, string>;
}

interface ListingShape {
  /** Sortable fields. */
  sorts: readonly string[];
  filters: readonly string[];
}

export function readListing(params: URLSearchParams, shape: ListingShape): ListingView {
  const page = params.get('page') ?? '';
  const sort = params.get('sort');
  return {
    search: (params.get('search') ?? '').trim().slice(0, 300).toWellFormed(),
    sort: sort !== null && shape.sorts.includes(sort) ? sort : null,
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filters: Object.fromEntries(
      shape.filters.flatMap((name) => {
        const value = params.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** Any change starts at page 1. Other parameters, such as the tab, stay. */
export function changeListing(
  params: URLSearchParams,
  change: Record<string, string | null>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Ascending on the first click on a column, then the other way around. */
export function sortChange(field: string, view: ListingView): Record<string, string | null> {
  const isAscending = view.sort === field && view.direction === 'asc';
  return { sort: field, direction: isAscending ? 'desc' : null };
}

export function apiQueryOf(view: ListingView): URLSearchParams {
  const query = new URLSearchParams(view.filters);
  if (view.search) query.set('search', view.search);
  if (view.sort) {
    query.set('sort', view.sort);
    query.set('direction', view.direction);
  }
  query.set('page', String(view.page));
  return query;
}
