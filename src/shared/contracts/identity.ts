import { z } from 'zod';
import { idField, usernameField } from './fields.ts';
import { typedProofSchema } from './two-factor.ts';

export const signInProviderSchema = z
  .object({ id: z.string(), name: z.string() })
  .meta({ id: 'SignInProvider' });

export const providerParamsSchema = z.object({ provider: z.string() });

/** A path of this site, checked when it is used. */
const returnTo = z.string().max(2000).nullish().catch(null);

export const signInStartSchema = z.object({ returnTo });
export const confirmationStartSchema = signInStartSchema.extend({
  proof: typedProofSchema
    .optional()
    .describe('Proof of the second factor, if the account has one.'),
});

/** Where the page sends the browser. */
export const providerUrlSchema = z.object({ url: z.string() });

export const pendingIdentitySchema = z
  .object({
    provider: signInProviderSchema,
    email: z.string().nullable().describe('Null unless the provider has verified it.'),
    isTaken: z.boolean().describe('Whether an account already has this email address.'),
    username: z.string().describe('A suggestion that is available.'),
    returnTo: z.string(),
  })
  .meta({ id: 'PendingIdentity' });

export const providerRegistrationSchema = z.object({ username: usernameField('') });

export const identitySchema = z
  .object({
    id: z.number().int(),
    provider: z.string().nullable().describe('Null if the site no longer offers it.'),
    name: z.string(),
    canConfirm: z.boolean().describe('Whether a new sign-in with it makes a session fresh.'),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'Identity' });

export const signInMethodsSchema = z
  .object({
    hasPassword: z.boolean(),
    identities: z.array(identitySchema),
    linkable: z.array(signInProviderSchema).describe('Providers that are not linked.'),
    canUnlink: z.boolean().describe('False if it would leave no way to sign in.'),
  })
  .meta({ id: 'SignInMethods' });

export const identityParamsSchema = z.object({ id: idField('Invalid identity id') });

export type ConfirmationStart = z.infer<typeof confirmationStartSchema>;
export type SignInProvider = z.infer<typeof signInProviderSchema>;
export type PendingIdentity = z.infer<typeof pendingIdentitySchema>;
export type Identity = z.infer<typeof identitySchema>;
export type SignInMethods = z.infer<typeof signInMethodsSchema>;
