import { Link, type To } from 'react-router';
import styles from './sort-header.module.css';

interface SortHeaderProps {
  /** The list in the order that a click selects. */
  to: To;
  /** Null: the list is not sorted by this column. */
  direction: 'asc' | 'desc' | null;
  /** Replaces the history entry, so that Back leaves the list. */
  replace?: boolean;
  className?: string | undefined;
  children: string;
}

/** A column header that sorts. A link, so it works without scripts and can be shared. */
export function SortHeader({
  to,
  direction,
  replace = false,
  className,
  children,
}: SortHeaderProps) {
  return (
    <th
      scope="col"
      className={className}
      {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      <Link to={to} replace={replace} preventScrollReset className={styles.link}>
        {children}
        <span aria-hidden="true" className={styles.arrow}>
          {direction === 'desc' ? '↓' : '↑'}
        </span>
      </Link>
    </th>
  );
}
