import { Link, type To } from 'react-router';
import styles from './sort-header.module.css';

interface SortHeaderProps {
  /** Where the rows are in the order that a press asks for. */
  to: To;
  /** How the column orders the rows now; null: another one does. */
  direction: 'asc' | 'desc' | null;
  /** Goes back to where one came from, not through all the orders on the way. */
  replace?: boolean;
  className?: string | undefined;
  children: string;
}

/** A link, and so it sorts without scripts, can be opened elsewhere and shared. */
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
