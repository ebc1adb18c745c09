import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Reads the router's location, even a pending one. Components see that only once they are rendered,
 * which takes a while on a slow device. Null if the user is leaving the page.
 */
export function useLatestLocation(): () => Location | null {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => {
    const latest = router?.state.navigation.location ?? router?.state.location;
    return latest?.pathname === pathname ? latest : null;
  };
}
