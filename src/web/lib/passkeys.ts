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

/** A sentence that says why passkeys cannot be used here; null if they can. */
export function usePasskeyObstacle(): string | null {
  const origin = useOrigin();
  const isLive = useIsLive();
  if (!arePasskeysPossible(origin)) {
    return "Passkeys need HTTPS and a domain name, which this site doesn't have.";
  }
  if (isLive && location.origin !== origin) return `Passkeys only work at ${origin}.`;
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

/** Asks right away, or offers this browser's passkeys in the email field. */
export async function provePasskey(
  request: PasskeyRequest,
  { isOffered = false } = {},
): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: request, useBrowserAutofill: isOffered });
}

/** Cancels the pending request for a passkey. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the user declined, or another request replaced this one. */
export function isTurnedDown(error: Error | null): boolean {
  return error?.name === 'NotAllowedError' || error?.name === 'AbortError';
}

const key = 'passkeyUsed';

/** Whether a passkey has been used in this browser, so that it is worth offering one. */
export const wasPasskeyUsed = () => readStored(key) === true;
export const rememberPasskeyUse = () => store(key, true);
