import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Redeems the token of a mail's link, from the page since mail scanners open links too. A link
 * works once: a second try would call the first one's success a failure. Answers how to try again.
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
