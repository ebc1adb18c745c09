import { countedRows, pageSize, shownRange } from '#shared/domain/pagination.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { LoadFailed } from '../loaded.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import styles from './listing.module.css';
import { ListingSearch } from './listing-search.tsx';
import { type Column, ListingTable } from './listing-table.tsx';
import type { Listing as ListingOf } from './use-listing.ts';

interface ListingProps<Row> {
  listing: ListingOf<Row>;
  /** What the rows are, such as "Users". */
  label: string;
  /** Absent: no search field. */
  searchLabel?: string;
  /** More filters and actions. */
  tools?: React.ReactNode;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  /** Grays out rows that are done. */
  isDimmed?: (row: Row) => boolean;
  /** Shown if there are no rows at all. */
  nothing: string;
}

/** An admin list that is searched, sorted and paged by its URL. */
export function Listing<Row>(props: ListingProps<Row>) {
  const { listing, label, searchLabel, tools, nothing, ...table } = props;
  const { view, answer, change } = listing;
  return (
    <div className="pt-6">
      {(searchLabel || tools) && (
        <div className={styles.tools}>
          {searchLabel && (
            <ListingSearch
              label={searchLabel}
              text={view.search}
              onSearch={(search) => change({ search })}
            />
          )}
          {tools}
        </div>
      )}
      {answer.error ? (
        <LoadFailed what={label} error={answer.error} onRetry={answer.refetch} />
      ) : answer.data?.rows.length === 0 ? (
        <NoRows listing={listing} nothing={nothing} />
      ) : (
        <ListingTable listing={listing} label={label} {...table} />
      )}
      {answer.data && <Footer listing={listing} label={label} total={answer.data.total} />}
    </div>
  );
}

function NoRows<Row>({ listing, nothing }: { listing: ListingOf<Row>; nothing: string }) {
  const { view, change } = listing;
  const isFiltered = view.search !== '' || view.page > 1 || Object.keys(view.filters).length > 0;
  if (!isFiltered) return <p className="py-6">{nothing}</p>;
  const noFilters = Object.fromEntries(Object.keys(view.filters).map((name) => [name, null]));
  return (
    <div className="py-6">
      <p className="mb-4">Nothing matches.</p>
      <Button variant="secondary" onClick={() => change({ search: null, ...noFilters })}>
        Show all
      </Button>
    </div>
  );
}

interface FooterProps<Row> {
  listing: ListingOf<Row>;
  label: string;
  total: number;
}

function Footer<Row>({ listing, label, total }: FooterProps<Row>) {
  const { page } = listing.view;
  const { from, to } = shownRange(page, total);
  if (total === 0 || from > total) return null;
  const hasMore = total >= countedRows;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-ink-muted text-sm">
        Showing {wholeNumber(from)} to {wholeNumber(to)} of {wholeNumber(total)}
        {hasMore && '+'} {label.toLowerCase()}
        {hasMore && to === total && '. Search, filter or sort to see the others.'}
      </p>
      {total > pageSize && (
        <Pagination
          page={page}
          total={total}
          urlOf={(number) => listing.urlOf({ page: number > 1 ? String(number) : null })}
        />
      )}
    </div>
  );
}
