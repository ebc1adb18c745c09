export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;

/** The reports that the URL asks for. Invalid values count as missing. */
export interface ReportsView {
  status: (typeof reportStatuses)[number];
  /** Starts at 1. */
  page: number;
  /** Absent: newest first. */
  order?: 'oldest';
}

export function readView(search: URLSearchParams): ReportsView {
  const page = search.get('page') ?? '';
  return {
    status: reportStatuses.find((status) => status === search.get('tab')) ?? reportStatuses[0],
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    ...(search.get('order') === 'oldest' && { order: 'oldest' as const }),
  };
}

export function searchOf({ status, page, order }: ReportsView): string {
  const search = new URLSearchParams();
  if (status !== reportStatuses[0]) search.set('tab', status);
  if (order) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}
