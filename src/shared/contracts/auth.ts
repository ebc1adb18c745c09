import { z } from 'zod';
import { emailField, ownEmailField, passwordField, usernameField } from './fields.ts';
import { removedKeysSchema } from './removed-keys.ts';

export const loginSchema = z.object({
  email: ownEmailField('Please enter a valid email'),
  password: passwordField(6, 'Password must be at least 6 characters'),
});

export const registrationSchema = z.object({
  username: usernameField(''),
  email: emailField('Please enter a valid email address'),
  password: passwordField(6, 'Password must be at least 6 characters'),
});

export const mailTokenSchema = z.object({
  token: z.string('This link is incomplete').min(1, 'This link is incomplete').max(200),
});

export const revertedEmailSchema = z.object({
  email: z.string(),
  removed: removedKeysSchema,
  resetToken: z.string().describe('For resetting the password, as in an emailed link.'),
});

/** Whether a reset link works yet. */
export const resetLinkSchema = z.object({
  lockedUntil: z.iso
    .datetime()
    .nullable()
    .describe('No password can be set until then, since the address may still be changed back.'),
});

export const passwordForgottenSchema = z.object({
  email: ownEmailField('Please enter a valid email address'),
});

export const passwordResetSchema = mailTokenSchema.extend({
  newPassword: passwordField(8, 'Password must be at least 8 characters.'),
});

export const answerSchema = z.object({ message: z.string() });

export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type RevertedEmail = z.infer<typeof revertedEmailSchema>;
export type ResetLink = z.infer<typeof resetLinkSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
