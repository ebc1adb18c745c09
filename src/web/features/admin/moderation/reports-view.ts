export const commentStatuses = ['open', 'upheld', 'dismissed'] as const;
export const partnerStatuses = ['open', 'resolved'] as const;

/** The reports that the URL asks for. Invalid values count as missing. */
export interface ReportsView<Status extends string> {
  status: Status;
  /** Starts at 1. */
  page: number;
  /** Absent: newest first. */
  order?: 'oldest';
}

export function readView<Status extends string>(
  search: URLSearchParams,
  statuses: readonly [Status, ...Status[]],
): ReportsView<Status> {
  const page = search.get('page') ?? '';
  return {
    status: statuses.find((status) => status === search.get('tab')) ?? statuses[0],
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    ...(search.get('order') === 'oldest' && { order: 'oldest' as const }),
  };
}

export function searchOf({ status, page, order }: ReportsView<string>): string {
  const search = new URLSearchParams();
  if (status !== 'open') search.set('tab', status);
  if (order) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}
