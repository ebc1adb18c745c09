import { LRUCache } from 'lru-cache';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import {
  OpenIdFailure,
  type OpenIdProfile,
  type OpenIdProvider,
  type OpenIdSettings,
} from './openid-provider.ts';

/** It refuses `prompt=login`, and its ID tokens have no `auth_time`. */
const google = 'https://accounts.google.com';

const timeoutSeconds = 8;
/** Providers rarely change their endpoints, and their keys are fetched separately. */
const discoveryMs = 60 * 60 * 1000;

export function createOpenIdProviders(
  settings: readonly OpenIdSettings[],
  appUrl: string,
): OpenIdProvider[] {
  return settings.map((one) => createProvider(one, `${appUrl}/api/sign-in/${one.id}/callback`));
}

/** Providers send people back to the callback URL, which they know as the client's. */
function createProvider(
  { id, name, issuer, clientId, clientSecret }: OpenIdSettings,
  callbackUrl: string,
): OpenIdProvider {
  const url = new URL(issuer);
  const execute = [
    enableNonRepudiationChecks,
    ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
  ];
  const discovered = new LRUCache<'configuration', Configuration>({
    max: 1,
    ttl: discoveryMs,
    fetchMethod: () =>
      discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds }),
  });
  /** Shared by concurrent callers; a failure is not cached. */
  const configure = () => discovered.forceFetch('configuration');

  return {
    id,
    name,
    issuer,
    canConfirm: issuer !== google,

    authorizationUrl: (secrets, isFresh) =>
      explainFailure(async () => {
        const configuration = await configure();
        const { state, nonce, codeVerifier } = secrets;
        return buildAuthorizationUrl(configuration, {
          redirect_uri: callbackUrl,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(isFresh && { prompt: 'login', max_age: '0' }),
        }).href;
      }),

    finish: (answer, { state, nonce, codeVerifier }) =>
      explainFailure(async () => {
        const configuration = await configure();
        const tokens = await authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token');
        // An issuer for many organizations could vouch for anyone's address.
        if (new URL(claims.iss).href !== url.href) throw new Error(`Issuer is ${claims.iss}`);
        const hasMore =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint;
        const more = hasMore
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return profileOf({ ...more, ...claims });
      }),
  };
}

function profileOf(claims: { sub: string; [claim: string]: unknown }): OpenIdProfile {
  const { sub, email, email_verified, auth_time } = claims;
  const names = [claims.preferred_username, claims.nickname, claims.name];
  return {
    subject: sub,
    email: typeof email === 'string' ? email : null,
    isEmailVerified: email_verified === true,
    names: names.filter((name) => typeof name === 'string'),
    authenticatedAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
  };
}

async function explainFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new OpenIdFailure(reasonOf(error), error);
  }
}

function reasonOf(error: unknown): OpenIdFailure['reason'] {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied';
    return error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'failed';
  return isUnreachable(error) ? 'unavailable' : 'failed';
}

/** No answer, a timeout, or a server error. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (!(error instanceof ClientError)) return false;
  const { code, cause } = error;
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
}
