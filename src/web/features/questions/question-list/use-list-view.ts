import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { type ListView, readViewFor } from './list-view.ts';

/** The view of the pending URL if there is one, so that nothing lags behind a choice. */
export function useListView(): ListView {
  const { data: user } = useCurrentUser();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const query = next?.pathname === pathname ? next.search : search;
  return useMemo(() => readViewFor(user, new URLSearchParams(query)), [user, query]);
}
