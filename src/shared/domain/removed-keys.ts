import type { RemovedKeys } from '../contracts/removed-keys.ts';

/** Each kind in words, for the page and the email. */
export function removedKeyNames(removed: RemovedKeys): string[] {
  const { hadPassword, passkeys, providers, hadAuthenticator, hadRecoveryCodes } = removed;
  return [
    ...(hadPassword ? ['Your password'] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`] : []),
    ...providers.map((name) => `Sign-in with ${name}`),
    ...(hadAuthenticator ? ['Your authenticator app'] : []),
    ...(hadRecoveryCodes ? ['Your recovery codes'] : []),
  ];
}
