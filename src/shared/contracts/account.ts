import { z } from 'zod';
import { idField, ownEmailField, passwordField, usernameField } from './fields.ts';
import { typedProofSchema } from './two-factor.ts';

export const profileSchema = z.object({
  username: usernameField('.'),
  email: ownEmailField('Please enter a valid email address.'),
});

const currentPassword = z
  .string('Current password is required.')
  .min(1, 'Current password is required.')
  .max(1024, 'Password must be no more than 1024 characters');

export const passwordChangeSchema = z.object({
  currentPassword,
  newPassword: passwordField(8, 'Password must be at least 8 characters.'),
});

/** The signed-in user's password, entered again. */
export const passwordConfirmationSchema = z.object({ password: currentPassword });
export const reauthenticationSchema = passwordConfirmationSchema.extend({
  proof: typedProofSchema
    .optional()
    .describe('Proof of the second factor, if the account has one.'),
});

/** Also for accounts without a password, which need a fresh session instead. */
export const ownPasswordChangeSchema = passwordChangeSchema.partial({ currentPassword: true });
export const ownConfirmationSchema = passwordConfirmationSchema.partial();

export const activeSessionSchema = z
  .object({
    id: z.number().int(),
    device: z.string().describe('For example, "Firefox on Linux".'),
    isCurrent: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'ActiveSession' });

export const sessionParamsSchema = z.object({ id: idField('Invalid session id') });

export const personalDataSchema = z.record(z.string(), z.unknown());

export type Reauthentication = z.infer<typeof reauthenticationSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type PasswordChange = z.infer<typeof ownPasswordChangeSchema>;
export type ActiveSession = z.infer<typeof activeSessionSchema>;
