import { z } from 'zod';
import { emailField, idField, oneLineField } from './fields.ts';
import { listQuerySchema, optionalText } from './list-query.ts';

export const longestFeedback = 5_000;
const tooShort = 'Please write at least 10 characters';
const badEmail = 'Please enter a valid email address';
const longName = 'Name must be no more than 100 characters';

/** Name and email are optional; signed-in users are known already. */
export const newFeedbackSchema = z.object({
  message: z
    .string(tooShort)
    .trim()
    .min(10, tooShort)
    .max(longestFeedback, `Please write no more than ${longestFeedback} characters`),
  name: oneLineField(longName).max(100, longName).nullish(),
  email: z
    .string(badEmail)
    .trim()
    .max(254, badEmail)
    .regex(new RegExp(`^$|${z.regexes.email.source}`), badEmail)
    .nullish(),
});

export const newSignupSchema = z.object({ email: emailField(badEmail) });

const signupLists = ['newsletter', 'ebook'] as const;
const signupStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
const feedbackStates = ['open', 'handled'] as const;

const listField = z.enum(signupLists, `List must be one of ${signupLists.join(', ')}`);

export const confirmedSignupSchema = z.object({ list: listField }).meta({ id: 'ConfirmedSignup' });

/** Masked: enough to recognize one's own email, too little to learn someone else's. */
export const signupStateSchema = z
  .object({
    list: listField,
    address: z.string().describe('Such as `a•••@example.org`.'),
    isSubscribed: z.boolean(),
  })
  .meta({ id: 'SignupState' });

const formatField = optionalText(z.enum(['json', 'csv'], 'Format must be json or csv'));

export const feedbackQuerySchema = listQuerySchema(['createdAt']).extend({
  status: optionalText(
    z.enum(feedbackStates, `Status must be one of ${feedbackStates.join(', ')}`),
  ),
  format: formatField,
});

export const signupQuerySchema = listQuerySchema(['email', 'createdAt', 'confirmedAt']).extend({
  list: listField,
  status: optionalText(
    z.enum(signupStatuses, `Status must be one of ${signupStatuses.join(', ')}`),
  ),
  format: formatField,
});

export const feedbackParamsSchema = z.object({ id: idField('Invalid feedback id') });

export const feedbackChangeSchema = z.object({
  isHandled: z.boolean('isHandled must be true or false'),
});

export const feedbackSchema = z
  .object({
    id: z.number().int(),
    message: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    userId: z.number().int().nullable().describe('Null: not signed in, or deleted.'),
    isHandled: z.boolean(),
    createdAt: z.iso.datetime(),
    handledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Feedback' });

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

export type NewFeedback = z.infer<typeof newFeedbackSchema>;
export type SignupList = (typeof signupLists)[number];
export type SignupStatus = (typeof signupStatuses)[number];
export type SignupState = z.infer<typeof signupStateSchema>;
export type ConfirmedSignup = z.infer<typeof confirmedSignupSchema>;
export type FeedbackQuery = z.infer<typeof feedbackQuerySchema>;
export type SignupQuery = z.infer<typeof signupQuerySchema>;
export type Feedback = z.infer<typeof feedbackSchema>;
export type Signup = z.infer<typeof signupSchema>;
