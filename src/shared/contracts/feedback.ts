import { z } from 'zod';
import { idField, oneLineField } from './fields.ts';
import { formatField, listQuerySchema, optionalText } from './list-query.ts';

export const longestFeedback = 5_000;
const tooShort = 'Please write at least 10 characters';
const badEmail = 'Please enter a valid email address';
const longName = 'Name must be no more than 100 characters';

/** Name and email are optional; signed-in users are already known. */
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

const feedbackStates = ['open', 'handled'] as const;

export const feedbackQuerySchema = listQuerySchema(['createdAt']).extend({
  status: optionalText(
    z.enum(feedbackStates, `Status must be one of ${feedbackStates.join(', ')}`),
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
    userId: z.number().int().nullable().describe('Null if not signed in, or deleted.'),
    isHandled: z.boolean(),
    createdAt: z.iso.datetime(),
    handledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Feedback' });

export type NewFeedback = z.infer<typeof newFeedbackSchema>;
export type FeedbackQuery = z.infer<typeof feedbackQuerySchema>;
export type Feedback = z.infer<typeof feedbackSchema>;
