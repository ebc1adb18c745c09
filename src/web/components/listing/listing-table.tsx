import { Skeleton } from '../ui/skeleton.tsx';
import { SortHeader } from '../ui/sort-header.tsx';
import styles from './listing-table.module.css';
import { sortChange } from './listing-view.ts';
import type { Listing } from './use-listing.ts';

export interface Column<Row> {
  header: string;
  /** The API field the column sorts by. */
  sort?: string;
  cell: (row: Row) => React.ReactNode;
  /**
   * Numbers are right-aligned, words never wrap, and a text takes the full width of its card on a
   * phone.
   */
  kind?: 'number' | 'words' | 'text';
}

interface ListingTableProps<Row> {
  listing: Listing<Row>;
  label: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  isDimmed?: (row: Row) => boolean;
}

const skeletonRows = [1, 2, 3, 4, 5, 6];

/** On a phone, each row is a card with labeled values. */
export function ListingTable<Row>(props: ListingTableProps<Row>) {
  const { listing, label, columns, keyOf, isDimmed } = props;
  const { data, isPlaceholderData } = listing.answer;
  return (
    <table className={styles.table} aria-busy={!data || isPlaceholderData}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.header} column={column} listing={listing} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data
          ? data.rows.map((row) => (
              <tr key={keyOf(row)} className={isDimmed?.(row) ? styles.dimmed : undefined}>
                {columns.map(({ header, cell, kind }) => (
                  <td key={header} data-label={header} className={kind && styles[kind]}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))
          : skeletonRows.map((row) => (
              <tr key={row}>
                {columns.map(({ header }) => (
                  <td key={header}>
                    <Skeleton className="h-5 w-24 max-w-full" />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function Header<Row>({ column, listing }: { column: Column<Row>; listing: Listing<Row> }) {
  const { header, sort, kind } = column;
  const { view, urlOf } = listing;
  const className = kind && styles[kind];
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  return (
    <SortHeader
      to={urlOf(sortChange(sort, view))}
      replace
      direction={view.sort === sort ? view.direction : null}
      className={className}
    >
      {header}
    </SortHeader>
  );
}
