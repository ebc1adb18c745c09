import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiClient } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { apiQueryOf, changeListing, type ListingView, readListing } from './listing-view.ts';

// TRANSITION: lists by path, until every list is a call; then use-listing.ts alone.

interface ListingSource {
  /** Of the API, with what is always asked; also the key under which its answers are kept. */
  path: string;
  /** Which of them can be sorted by. */
  columns: readonly { sort?: string }[];
  filters?: readonly string[];
}

const justNow = 10_000;

export function listingQuery<Row>(api: ApiClient, path: string, view: ListingView) {
  const query = apiQueryOf(view);
  return queryOptions({
    queryKey: [path, String(query)],
    queryFn: () => api.getPage<Row>(`${path}${path.includes('?') ? '&' : '?'}${query}`),
    staleTime: justNow,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

export function useListing<Row>({ path, columns, filters = [] }: ListingSource) {
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const [params, setParams] = useSearchParams();
  const view = readListing(params, { sorts, filters });
  const answer = useQuery(listingQuery<Row>(useApi(), path, view));

  function addressOf(change: Record<string, string | null>): { search: string } {
    const search = changeListing(params, change).toString();
    return { search: search && `?${search}` };
  }

  return {
    view,
    answer,
    addressOf,
    change: (change: Record<string, string | null>) =>
      setParams((current) => changeListing(current, change), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
