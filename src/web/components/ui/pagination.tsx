import { Link, type To } from 'react-router';
import { lastPage, pageWindow } from '#shared/domain/pagination.ts';
import '../../styles/pagination.css';

interface PaginationProps {
  page: number;
  total: number;
  addressOf: (page: number) => To;
}

export function Pagination({ page, total, addressOf }: PaginationProps) {
  const last = lastPage(total);
  return (
    <nav aria-label="Pagination" className="pagination">
      <PageStep to={addressOf(page - 1)} isThere={page > 1}>
        Previous
      </PageStep>
      <ol>
        {pageWindow(page, last).map((entry, index) =>
          entry === 'ellipsis' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has nothing but its place
            <li key={`gap-${index}`} aria-hidden="true" className="page-gap">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={addressOf(entry)}
                preventScrollReset
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className="page-link"
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      <PageStep to={addressOf(page + 1)} isThere={page < last}>
        Next
      </PageStep>
    </nav>
  );
}

interface PageStepProps {
  to: To;
  isThere: boolean;
  children: string;
}

function PageStep({ to, isThere, children }: PageStepProps) {
  if (!isThere) {
    return (
      <span aria-disabled="true" className="page-link">
        {children}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset className="page-link">
      {children}
    </Link>
  );
}
