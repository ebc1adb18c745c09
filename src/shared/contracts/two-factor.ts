import { z } from 'zod';
import { passkeyProofSchema } from './passkey.ts';

const sixDigits = 'Please enter the six digits that your app shows';
const wholeCode = 'Please enter one of your recovery codes in full';

/** Apps show a code in two groups. */
export const oneTimeCodeField = z
  .string(sixDigits)
  .overwrite((code) => code.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, sixDigits);

export const recoveryCodeField = z
  .string(wholeCode)
  .max(100, wholeCode)
  .overwrite(readRecoveryCode)
  .regex(/^[0-9a-hjkmnp-tv-z]{24}([0-9a-hjkmnp-tv-z]{2})?$/, wholeCode);

/** The code as issued, however it was typed: no hyphens, and digits for letters that look alike. */
function readRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

const unknownKind = 'Unknown kind of proof';
const typedProofs = [
  z.object({ kind: z.literal('code'), code: oneTimeCodeField }),
  z.object({ kind: z.literal('recovery'), code: recoveryCodeField }),
] as const;

/** Proof that someone has the second factor of an account. */
export const proofSchema = z.discriminatedUnion(
  'kind',
  [...typedProofs, z.object({ kind: z.literal('passkey'), passkey: passkeyProofSchema })],
  unknownKind,
);

/** Without passkeys, which are enough on their own to make a session fresh again. */
export const typedProofSchema = z.discriminatedUnion('kind', typedProofs, unknownKind);

export const secondStepSchema = z.object({
  token: z.string('Please sign in again').max(100, 'Please sign in again'),
  proof: proofSchema,
});

export type Proof = z.infer<typeof proofSchema>;
export type TypedProof = z.infer<typeof typedProofSchema>;
export type SecondStep = z.infer<typeof secondStepSchema>;

export const twoStepStateSchema = z
  .object({
    authenticator: z
      .object({ since: z.iso.datetime() })
      .nullable()
      .describe('Null if there is no authenticator app.'),
    hasPasskeys: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'TwoStepState' });

export const enrollmentSchema = z
  .object({
    secret: z.string().describe('In Base32, for typing in.'),
    url: z.string().describe('With `otpauth:`, for a QR code.'),
  })
  .meta({ id: 'Enrollment' });

export const oneTimeCodeSchema = z.object({ code: oneTimeCodeField });

export const recoveryCodesSchema = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe('Shown only once. Empty if another factor already came with some.'),
});

export type TwoStepState = z.infer<typeof twoStepStateSchema>;
export type Enrollment = z.infer<typeof enrollmentSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
