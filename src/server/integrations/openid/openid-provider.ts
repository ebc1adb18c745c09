/** A provider as the operator configures it. */
export interface OpenIdSettings {
  /** Used in URLs and variable names. */
  id: string;
  /** As people know it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What ties a provider's response to our request. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What a provider says about someone who has signed in there. */
export interface OpenIdProfile {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** Names to make a username from, best first. */
  names: string[];
  /** When they last proved who they are, if the provider says so. */
  authenticatedAt: Date | null;
}

/** A port: people are sent to `authorizationUrl` and come back with a URL for `finish`. */
export interface OpenIdProvider extends Pick<OpenIdSettings, 'id' | 'name' | 'issuer'> {
  /** Whether it can ask people to sign in again, and say when they did. */
  canConfirm: boolean;
  /** With `isFresh`, people must sign in there again even if they are signed in. */
  authorizationUrl(secrets: FlowSecrets, isFresh: boolean): Promise<string>;
  finish(callbackUrl: URL, secrets: FlowSecrets): Promise<OpenIdProfile>;
}

export class OpenIdFailure extends Error {
  readonly reason: 'denied' | 'unavailable' | 'failed';

  constructor(reason: OpenIdFailure['reason'], cause: unknown) {
    super(`OpenID Connect: ${reason}`, { cause });
    this.name = 'OpenIdFailure';
    this.reason = reason;
  }
}
