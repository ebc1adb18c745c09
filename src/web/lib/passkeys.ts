import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '#shared/contracts/passkey.ts';
import { arePasskeysPossible } from '#shared/domain/passkeys.ts';
import { useOrigin } from './hydration-state.tsx';
import { readStored, store } from './storage.ts';
import { useIsLive } from './use-is-live.ts';

/** Loaded when a passkey is used. */
const load = () => import('@simplewebauthn/browser');

/** Why passkeys cannot be used here, in a sentence; or null. */
export function usePasskeyObstacle(): string | null {
  const origin = useOrigin();
  const isLive = useIsLive();
  if (!arePasskeysPossible(origin)) {
    return 'Passkeys need a site with https and a domain name, which this one does not have.';
  }
  if (isLive && location.origin !== origin) return `Passkeys work only at ${origin}.`;
  if (isLive && !('PublicKeyCredential' in window))
    return 'This browser does not support passkeys.';
  return null;
}

export async function createPasskey(options: PasskeyCreation): Promise<CreatedPasskey> {
  const { startRegistration } = await load();
  const { response, ...created } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { ...created, response: { clientDataJSON, attestationObject, transports } };
}

/** Asks right away, or offers the passkeys of this browser where the email is entered. */
export async function provePasskey(
  request: PasskeyRequest,
  { isOffered = false } = {},
): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: request, useBrowserAutofill: isOffered });
}

/** Ends what waits for a passkey. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** The user turned it down, or something else took its place. */
export function isTurnedDown(error: Error | null): boolean {
  return error?.name === 'NotAllowedError' || error?.name === 'AbortError';
}

const key = 'passkeyUsed';

/** Whether somebody has used a passkey in this browser, so that it is worth asking for one. */
export const wasPasskeyUsed = () => readStored(key) === true;
export const rememberPasskeyUse = () => store(key, true);
