import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface Step {
  token: string;
  /** Without an authenticator app, there are passkeys. */
  hasApp: boolean;
}

/** The second step, if it has begun: here, or on the way back from a provider. Null: it was given up. */
export function useStep() {
  const state = useState<Step | null>();
  const [, setStep] = state;
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [, name, token] = /^#(step|passkey-step)=([\w-]+)$/.exec(hash) ?? [];
    if (!token) return;
    setStep({ token, hasApp: name === 'step' });
    // Not left in the history of the browser.
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return state;
}
