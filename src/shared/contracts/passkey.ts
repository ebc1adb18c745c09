import { z } from 'zod';
import { longestPasskeyName } from '../domain/passkeys.ts';
import { idField, oneLineField } from './fields.ts';

const invalid = 'Invalid passkey';
const bytes = (longest: number) =>
  z
    .string(invalid)
    .regex(/^[\w-]+$/, invalid)
    .max(longest, invalid);
const publicKey = z.literal('public-key', invalid);

/** The standard allows no longer ones. */
const credentialId = bytes(1364);

export const passkeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });

export const addedPasskeySchema = z.object({
  passkey: passkeySchema,
  recoveryCodes: z
    .array(z.string())
    .describe('Shown only once. Empty if another factor already came with some.'),
});

export const passkeyParamsSchema = z.object({ id: idField('Invalid passkey id') });

export const passkeyNameSchema = z.object({
  name: oneLineField('Please enter a name')
    .min(1, 'Please enter a name')
    .max(longestPasskeyName, `The name must be no more than ${longestPasskeyName} characters`),
});

const descriptors = z.array(
  z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) }),
);

/** For `navigator.credentials.create`. */
export const passkeyCreationSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: descriptors,
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' });

/** For `navigator.credentials.get`. */
export const passkeyRequestSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
    allowCredentials: descriptors.describe('If empty, any that the browser has for this site.'),
  })
  .meta({ id: 'PasskeyRequest' });

/** The authenticator's response to it. */
export const createdPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string(invalid).max(20, invalid), invalid).max(10, invalid).default([]),
  }),
});

/** A challenge signed with a passkey. */
export const passkeyProofSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(86).optional(),
  }),
});

export type Passkey = z.infer<typeof passkeySchema>;
export type AddedPasskey = z.infer<typeof addedPasskeySchema>;
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;
export type CreatedPasskey = z.infer<typeof createdPasskeySchema>;
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;
