import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface Step {
  token: string;
  /** Has an authenticator app; if not, it has passkeys. */
  hasApp: boolean;
}

/** The second step, if started here or on the way back from a provider. Null: it was abandoned. */
export function useStep() {
  const state = useState<Step | null>();
  const [, setStep] = state;
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [, name, token] = /^#(step|passkey-step)=([\w-]+)$/.exec(hash) ?? [];
    if (!token) return;
    setStep({ token, hasApp: name === 'step' });
    // Keep the token out of the browser history.
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return state;
}
