import { Link, useLocation } from 'react-router';
import { ownFilterLabels, ownFilters } from '#shared/domain/own-filters.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { readView } from './list-view.ts';

/** For visitors whose URL has filters that need an account, which the list ignores. */
export function OwnFilterHint() {
  const { data: user } = useCurrentUser();
  const { pathname, search } = useLocation();
  const asked = readView(new URLSearchParams(search));
  const names = ownFilters.filter((filter) => asked[filter]).map((name) => ownFilterLabels[name]);
  if (user || names.length === 0) return null;
  return (
    <p className="rounded-md bg-accent-soft px-4 py-3 text-sm">
      <Link to={signInPath({ pathname, search })} className="text-link">
        Sign in
      </Link>{' '}
      to filter by “{names.join(', ')}”. The list below ignores this filter.
    </p>
  );
}
