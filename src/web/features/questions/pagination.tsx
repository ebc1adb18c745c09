import { Link } from 'react-router';
import { lastPage, pageWindow } from '#shared/domain/pagination.ts';
import { addressOfView } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export function Pagination({ page, total }: { page: number; total: number }) {
  const last = lastPage(total);
  return (
    <nav aria-label="Pagination" className="pagination">
      <PageStep to={page - 1} isThere={page > 1}>
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
              <PageNumber number={entry} isCurrent={entry === page} />
            </li>
          ),
        )}
      </ol>
      <PageStep to={page + 1} isThere={page < last}>
        Next
      </PageStep>
    </nav>
  );
}

function PageNumber({ number, isCurrent }: { number: number; isCurrent: boolean }) {
  return (
    <Link
      to={useAddressOfPage(number)}
      preventScrollReset
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      className="page-link"
    >
      {number}
    </Link>
  );
}

interface PageStepProps {
  to: number;
  isThere: boolean;
  children: string;
}

function PageStep({ to, isThere, children }: PageStepProps) {
  const address = useAddressOfPage(to);
  if (!isThere) {
    return (
      <span aria-disabled="true" className="page-link">
        {children}
      </span>
    );
  }
  return (
    <Link to={address} preventScrollReset className="page-link">
      {children}
    </Link>
  );
}

function useAddressOfPage(page: number): string {
  const view = useListView();
  return addressOfView({ ...view, page });
}
