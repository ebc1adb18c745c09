import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { ParamsOf, QueryOf } from '#shared/contracts/calls.ts';
import type { ApiClient, ListCallName, ListPage, RowOf } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { useUrlParams } from '../../lib/use-url-params.ts';
import { apiQueryOf, changeListing, type ListingView, readListing } from './listing-view.ts';

/** Calls that return a list and take only a query. */
type ListingCallName = {
  [Name in ListCallName]: [QueryOf<Name>, ParamsOf<Name>] extends [object, undefined]
    ? Name
    : never;
}[ListCallName];

interface ListingCall<Name extends ListingCallName> {
  name: Name;
  /** The resource's query key, so that changes can invalidate it. */
  key: QueryKey;
  /** Fixed parameters, whatever the page's URL says. */
  query?: Partial<QueryOf<Name>>;
}

interface ListingSource<Name extends ListingCallName> extends ListingCall<Name> {
  /** Some of them sortable. */
  columns: readonly { sort?: string }[];
  filters?: readonly (keyof QueryOf<Name> & string)[];
  /** Polls while this is true for any row. */
  pollWhile?: (row: RowOf<Name>) => boolean;
}

/** A list that is searched, sorted, filtered and paged by its page's URL. */
export interface Listing<Row> {
  view: ListingView;
  answer: UseQueryResult<ListPage<Row>>;
  urlOf: (change: Record<string, string | null>) => { search: string };
  change: (change: Record<string, string | null>) => void;
}

const staleAfterMs = 10_000;
const pollIntervalMs = 3_000;

function listingQuery<Name extends ListingCallName>(
  api: ApiClient,
  { name, key, query: fixed }: ListingCall<Name>,
  view: ListingView,
) {
  const query = apiQueryOf(view);
  for (const [field, value] of Object.entries({ ...fixed })) query.set(field, String(value));
  return queryOptions({
    queryKey: [...key, name, query.toString()],
    queryFn: () => api.page(name, { query }),
    staleTime: staleAfterMs,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

export function useListing<Name extends ListingCallName>(
  source: ListingSource<Name>,
): Listing<RowOf<Name>> {
  const { columns, filters = [], pollWhile = () => false } = source;
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const [params, changeParams] = useUrlParams();
  const view = readListing(params, { sorts, filters });
  return {
    view,
    answer: useQuery({
      ...listingQuery(useApi(), source, view),
      refetchInterval: ({ state }) => (state.data?.rows.some(pollWhile) ? pollIntervalMs : false),
    }),
    urlOf: (change) => {
      const search = changeListing(params, change).toString();
      return { search: search && `?${search}` };
    },
    change: (change) => changeParams((latest) => changeListing(latest, change)),
  };
}
