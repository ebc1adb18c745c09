import type { SignupList } from '#shared/contracts/newsletter.ts';
import { apiQueryOf, type ListingView } from '../../../components/listing/listing-view.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { callUrl } from '../../../lib/api-call.ts';

interface CsvLinkProps {
  call: 'GET /api/admin/feedback' | 'GET /api/admin/signups';
  list?: SignupList;
  view: ListingView;
}

/** Exports all pages of the filtered list. */
export function CsvLink({ call, list, view }: CsvLinkProps) {
  const query = new URLSearchParams(apiQueryOf(view));
  query.delete('page');
  query.set('format', 'csv');
  if (list) query.set('list', list);
  return (
    <ButtonLink
      to={callUrl(call, { query })}
      reloadDocument
      download
      variant="secondary"
      size="medium"
    >
      Export CSV
    </ButtonLink>
  );
}
