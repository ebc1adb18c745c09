import { Skeleton } from '../ui/skeleton.tsx';
import { SortHeader } from '../ui/sort-header.tsx';
import styles from './listing-table.module.css';
import { sortChange } from './listing-view.ts';
import type { Listing } from './use-listing.ts';

export interface Column<Row> {
  header: string;
  /** The field of the API by which the column sorts. */
  sort?: string;
  cell: (row: Row) => React.ReactNode;
  /**
   * Numbers stand at the end of their column. Short words stay whole, whatever else wants the room.
   * A text has the whole width of a card, and so can be read on a phone.
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

/** On a phone each row is a card in which every value says its column. */
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
