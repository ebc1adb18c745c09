/** Whom passkeys are for: the site as its operator set it, whatever the request says. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export function relyingParty(appUrl: string): RelyingParty {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin };
}

/** What an authenticator stores to name the account; it says nothing about the person. */
export function handleOf(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}
