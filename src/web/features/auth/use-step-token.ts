import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of the second step, if it has begun: here, or on the way back from a provider. Null: it was given up. */
export function useStepToken() {
  const state = useState<string | null>();
  const [, setToken] = state;
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const token = /^#step=([\w-]+)$/.exec(hash)?.[1];
    if (!token) return;
    setToken(token);
    // Not left in the history of the browser.
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return state;
}
