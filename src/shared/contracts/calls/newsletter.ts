import { z } from 'zod';
import { answerSchema, mailTokenSchema } from '../auth.ts';
import type { Call, CallTable } from '../call.ts';
import {
  confirmedSignupSchema,
  newSignupSchema,
  signupQuerySchema,
  signupSchema,
  signupStateSchema,
} from '../newsletter.ts';
import { unsubscribeQuerySchema } from '../notification.ts';

const tags = ['Audience'];

const unsubscribe = {
  access: 'public',
  session: 'ignored',
  origin: 'any',
  summary: 'Unsubscribe from a list with the link in an email',
  tags,
  query: unsubscribeQuerySchema,
  response: z.null(),
  status: 204,
} as const satisfies Call;

export const newsletterCalls = {
  'POST /api/newsletter': {
    access: 'public',
    session: 'ignored',
    summary: 'Sign up for the newsletter; a confirmation email follows',
    tags,
    body: newSignupSchema,
    response: answerSchema,
  },
  'POST /api/ebook': {
    access: 'public',
    session: 'ignored',
    summary: 'Sign up for the interview guide; a confirmation email follows',
    tags,
    body: newSignupSchema,
    response: answerSchema,
  },
  // No sign-in: the link in an email authorizes exactly one action.
  'POST /api/newsletter/confirm': {
    access: 'public',
    session: 'ignored',
    summary: 'Confirm a sign-up for either list with the link in an email',
    tags,
    body: mailTokenSchema,
    response: confirmedSignupSchema,
  },
  'GET /api/newsletter/unsubscribe': {
    access: 'public',
    session: 'ignored',
    summary: 'The recipient an unsubscribe link belongs to; changes nothing',
    tags,
    query: unsubscribeQuerySchema,
    response: signupStateSchema,
  },
  'POST /api/newsletter/unsubscribe': unsubscribe,
  // Mail clients call the page's own URL.
  'POST /newsletter/unsubscribe': unsubscribe,
  'GET /api/admin/signups': {
    access: 'admin',
    origin: 'own',
    summary: 'Sign-ups of a list, newest first unless sorted',
    description: 'With `format=csv`, all matches as a CSV file.',
    tags: ['Admin'],
    query: signupQuerySchema,
    response: z.array(signupSchema),
  },
} as const satisfies CallTable;
