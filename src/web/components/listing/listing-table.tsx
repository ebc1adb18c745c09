import { Link } from 'react-router';
import '../../styles/listing.css';
import '../../styles/sort-link.css';
import { Skeleton } from '../ui/skeleton.tsx';
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
  classOf?: (row: Row) => string | undefined;
}

const skeletonRows = [1, 2, 3, 4, 5, 6];

/** On a phone each row is a card in which every value says its column. */
export function ListingTable<Row>(props: ListingTableProps<Row>) {
  const { listing, label, columns, keyOf, classOf } = props;
  const { data, isPlaceholderData } = listing.answer;
  return (
    <table className="listing-table" aria-busy={!data || isPlaceholderData}>
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
              <tr key={keyOf(row)} className={classOf?.(row)}>
                {columns.map(({ header, cell, kind }) => (
                  <td key={header} data-label={header} className={classOfKind(kind)}>
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

/** A link, and so it can be opened elsewhere and shared. */
function Header<Row>({ column, listing }: { column: Column<Row>; listing: Listing<Row> }) {
  const { header, sort, kind } = column;
  const { view, addressOf } = listing;
  const className = classOfKind(kind);
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const isSorted = view.sort === sort;
  const isUpwards = view.direction === 'asc';
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && { 'aria-sort': isUpwards ? 'ascending' : 'descending' })}
    >
      <Link to={addressOf(sortChange(sort, view))} replace preventScrollReset className="sort-link">
        {header}
        <span aria-hidden="true" className="sort-arrow">
          {isSorted && !isUpwards ? '↓' : '↑'}
        </span>
      </Link>
    </th>
  );
}

function classOfKind(kind: Column<never>['kind']): string | undefined {
  return kind && `is-${kind}`;
}
