import type { OpenIdSettings } from '../integrations/openid/openid-provider.ts';
import { ConfigError } from '../lib/config-error.ts';

const idPattern = /^[a-z][a-z0-9_]{0,19}$/;

/** The sign-in providers in the order of OIDC_PROVIDERS, each from variables with its name. */
export function readOpenIdSettings(
  given: Readonly<Record<string, string | undefined>>,
): OpenIdSettings[] {
  const ids = (given.OIDC_PROVIDERS ?? '').split(',').map((id) => id.trim());
  if (ids.join('') === '') return [];
  if (!ids.every((id) => idPattern.test(id)) || new Set(ids).size < ids.length) {
    throw new ConfigError(
      `OIDC_PROVIDERS must be different names such as google,gitlab (lowercase letters, digits and underscores), not "${given.OIDC_PROVIDERS}"`,
    );
  }
  return ids.map((id) => readProvider(id, given));
}

function readProvider(
  id: string,
  given: Readonly<Record<string, string | undefined>>,
): OpenIdSettings {
  const prefix = `OIDC_${id.toUpperCase()}`;
  const {
    [`${prefix}_ISSUER`]: issuer,
    [`${prefix}_CLIENT_ID`]: clientId,
    [`${prefix}_CLIENT_SECRET`]: clientSecret,
    [`${prefix}_NAME`]: name = id.charAt(0).toUpperCase() + id.slice(1),
  } = given;
  if (!issuer || !clientId || !clientSecret) {
    const values = { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
    const missing = Object.entries(values).filter(([, value]) => !value);
    const names = missing.map(([end]) => `${prefix}_${end}`).join(', ');
    throw new ConfigError(`The sign-in provider "${id}" also needs ${names}`);
  }
  if (!isIssuer(issuer)) {
    throw new ConfigError(
      `${prefix}_ISSUER must be an https URL such as https://accounts.google.com, not "${issuer}"`,
    );
  }
  if (name.length > 30) throw new ConfigError(`${prefix}_NAME must be at most 30 characters`);
  return { id, name, issuer: new URL(issuer).href.replace(/\/$/, ''), clientId, clientSecret };
}

/** Plain HTTP is allowed only on this machine, for tests and the like. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal);
  return isSafe && search + hash + username === '';
}
