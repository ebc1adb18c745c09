import { apiQueryOf, type ListingView } from '../../components/listing/listing-view.ts';
import { ButtonLink } from '../../components/ui/button.tsx';

/** All that the list finds, on all its pages. */
export function CsvLink({ path, view }: { path: string; view: ListingView }) {
  const query = new URLSearchParams(apiQueryOf(view));
  query.delete('page');
  query.set('format', 'csv');
  const separator = path.includes('?') ? '&' : '?';
  return (
    <ButtonLink
      to={`${path}${separator}${query}`}
      reloadDocument
      download
      variant="secondary"
      size="medium"
    >
      Export CSV
    </ButtonLink>
  );
}
