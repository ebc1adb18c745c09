import type { CreatedPasskey, PasskeyProof } from '#shared/contracts/passkey.ts';
import type { RelyingParty } from './relying-party.ts';

/** The COSE numbers of ES256, EdDSA and RS256. */
export const algorithms = [-7, -8, -257];

/** Loaded with the first passkey, since it is large and many sites never see one. */
const load = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** Null if it cannot be read. */
export function challengeOf({ response }: CreatedPasskey | PasskeyProof): string | null {
  try {
    const data: unknown = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'),
    );
    const isData = typeof data === 'object' && data !== null && 'challenge' in data;
    return isData && typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/**
 * Returns the new passkey, or null if anything is wrong with it. The caller checks the challenge.
 * Refuses certificates, which we don't ask for: checking one would fetch the URLs it names.
 */
export async function readCreated(
  created: CreatedPasskey,
  challenge: string,
  { id, origin }: RelyingParty,
) {
  const { verifyRegistrationResponse } = await load();
  try {
    if (await hasCertificate(created)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}

async function hasCertificate({ response }: CreatedPasskey): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  const object = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const isSelfSigned = object.get('fmt') === 'packed' && !object.get('attStmt').get('x5c');
  return object.get('fmt') !== 'none' && !isSelfSigned;
}

interface StoredPasskey {
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  counter: number;
}

/** The counter after this use, or null if the proof is wrong. */
export async function readProof(
  proof: PasskeyProof,
  challenge: string,
  { credentialId, publicKey, counter }: StoredPasskey,
  { id, origin }: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const { userHandle, ...response } = proof.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: Buffer.from(credentialId).toString('base64url'),
        publicKey: Uint8Array.from(publicKey),
        counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
