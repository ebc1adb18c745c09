import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '#shared/contracts/passkey.ts';
import { testAppUrl } from './app.ts';

/** How a browser or authenticator may differ from what was asked. */
interface Manner {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
  challenge?: string;
  userHandle?: string | undefined;
  aaguid?: string;
  format?: string;
}

/** A passkey in memory, with the browser around it: ES256, no attestation. */
export class Authenticator {
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  #counter = 0;
  #userHandle = '';

  create({ challenge, rp, user }: PasskeyCreation, manner: Manner = {}) {
    this.#userHandle = user.id;
    const { aaguid = '0'.repeat(32), format = 'none' } = manner;
    const authData = Buffer.concat([
      this.#authData(rp.id, manner, 0x40),
      Buffer.from(aaguid.replaceAll('-', ''), 'hex'),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#coseKey(),
    ]);
    const attestation = map(
      [text('fmt'), text(format)],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    const clientData = this.#clientData('webauthn.create', challenge, manner);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Counts up by one, unless told otherwise. */
  get({ challenge, rpId }: PasskeyRequest, manner: Manner = {}) {
    this.#counter = manner.counter ?? this.#counter + 1;
    const authData = this.#authData(rpId, manner);
    const clientData = this.#clientData('webauthn.get', challenge, manner);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
      ...('userHandle' in manner ? manner : { userHandle: this.#userHandle }),
    });
  }

  #credential<Response extends object>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, asked: string, { origin = testAppUrl, challenge = asked }: Manner) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(asked: string, { rpId = asked, isUserVerified = true }: Manner, others = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = Buffer.from([0x01 | (isUserVerified ? 0x04 : 0) | others]);
    return Buffer.concat([sha256(Buffer.from(rpId)), flags, counter]);
  }

  /** EC2, ES256, P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    );
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

/** The little CBOR that this needs: short maps, small integers, strings below 64 KB. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
