import { Secret, TOTP } from 'otpauth';

/** 160 bits, the length of a SHA-1 hash. */
const secretBytes = 20;
const period = 30;
/** Clocks differ, so the codes before and after are accepted, too. */
const window = 1;

export function createSecret(): Uint8Array {
  return new Secret({ size: secretBytes }).bytes;
}

/** What an app needs: the secret for people to type, and the URL for a QR code. */
export function keyFor(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): { secret: string; url: string } {
  const key = toKey(secret);
  const url = new TOTP({ secret: key, issuer, label: account, period }).toString();
  return { secret: key.base32, url };
}

/** The time step of a code if it is correct around now, or null. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const key = toKey(secret);
  const distance = TOTP.validate({ token: code, secret: key, period, timestamp, window });
  return distance === null ? null : TOTP.counter({ period, timestamp }) + distance;
}

function toKey(secret: Uint8Array): Secret {
  return Secret.fromHex(Buffer.from(secret).toString('hex'));
}
