import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Redeems the token in an email's link. The page does it, since mail scanners open links too. A link
 * works once, so the effect must not run twice. Returns a function that retries.
 */
export function useLinkToken(redeem: (token: string) => void): () => void {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const redeemed = useRef<string | null>(null);
  useEffect(() => {
    if (redeemed.current === token) return;
    redeemed.current = token;
    redeem(token);
  }, [redeem, token]);
  return () => redeem(token);
}
