/** The site that passkeys are for, as configured by its operator, whatever the request says. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export function relyingParty(appUrl: string): RelyingParty {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin };
}

/** What authenticators store to identify the account. It reveals nothing about the person. */
export function handleOf(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}
