import { z } from 'zod';
import { emailField } from './fields.ts';
import { formatField, listQuerySchema, optionalText } from './list-query.ts';

const badEmail = 'Please enter a valid email address';

export const newSignupSchema = z.object({ email: emailField(badEmail) });

const signupLists = ['newsletter', 'ebook'] as const;
const signupStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

const listField = z.enum(signupLists, `List must be one of ${signupLists.join(', ')}`);

export const confirmedSignupSchema = z.object({ list: listField }).meta({ id: 'ConfirmedSignup' });

/** Masked: enough to recognize one's own email, too little to learn someone else's. */
export const signupStateSchema = z
  .object({
    list: listField,
    address: z.string().describe('For example, `a•••@example.org`.'),
    isSubscribed: z.boolean(),
  })
  .meta({ id: 'SignupState' });

export const signupQuerySchema = listQuerySchema(['email', 'createdAt', 'confirmedAt']).extend({
  list: listField,
  status: optionalText(
    z.enum(signupStatuses, `Status must be one of ${signupStatuses.join(', ')}`),
  ),
  format: formatField,
});

export const signupSchema = z
  .object({
    id: z.number().int(),
    list: listField,
    email: z.string(),
    status: z.enum(signupStatuses),
    createdAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
    unsubscribedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Signup' });

export type SignupList = (typeof signupLists)[number];
export type SignupStatus = (typeof signupStatuses)[number];
export type SignupState = z.infer<typeof signupStateSchema>;
export type ConfirmedSignup = z.infer<typeof confirmedSignupSchema>;
export type SignupQuery = z.infer<typeof signupQuerySchema>;
export type Signup = z.infer<typeof signupSchema>;
