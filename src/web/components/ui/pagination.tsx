import { Link, type To } from 'react-router';
import { lastPage, pageWindow } from '#shared/domain/pagination.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  total: number;
  urlOf: (page: number) => To;
  /** Fills the width of a phone. */
  isSpread?: boolean;
}

export function Pagination({ page, total, urlOf, isSpread = false }: PaginationProps) {
  const last = lastPage(total);
  return (
    <nav
      aria-label="Pagination"
      className={isSpread ? `${styles.pagination} ${styles.spread}` : styles.pagination}
    >
      <PageStep to={urlOf(page - 1)} isEnabled={page > 1}>
        Previous
      </PageStep>
      <ol>
        {pageWindow(page, last).map((entry, index) =>
          entry === 'ellipsis' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has no other identity
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={urlOf(entry)}
                preventScrollReset
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={styles.link}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      <PageStep to={urlOf(page + 1)} isEnabled={page < last}>
        Next
      </PageStep>
    </nav>
  );
}

interface PageStepProps {
  to: To;
  isEnabled: boolean;
  children: string;
}

function PageStep({ to, isEnabled, children }: PageStepProps) {
  if (!isEnabled) {
    return (
      <span aria-disabled="true" className={styles.link}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset className={styles.link}>
      {children}
    </Link>
  );
}
