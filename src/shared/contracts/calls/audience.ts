import { z } from 'zod';
import {
  confirmedSignupSchema,
  feedbackChangeSchema,
  feedbackParamsSchema,
  feedbackQuerySchema,
  feedbackSchema,
  newFeedbackSchema,
  newSignupSchema,
  signupQuerySchema,
  signupSchema,
  signupStateSchema,
} from '../audience.ts';
import { answerSchema, mailTokenSchema } from '../auth.ts';
import type { Call, CallTable } from '../call.ts';
import { unsubscribeQuerySchema } from '../notification.ts';

const tags = ['Audience'];

const unsubscribe = {
  access: 'public',
  session: 'ignored',
  origin: 'any',
  summary: 'End the mails of a list, by the link of one',
  tags,
  query: unsubscribeQuerySchema,
  response: z.null(),
  status: 204,
} as const satisfies Call;

const visitorCalls = {
  'POST /api/feedback': {
    access: 'public',
    summary: 'Tell the people who run the site something',
    tags,
    body: newFeedbackSchema,
    response: answerSchema,
    status: 201,
  },
  'POST /api/newsletter': {
    access: 'public',
    session: 'ignored',
    summary: 'Sign an address up for the newsletter; a mail asks to confirm it',
    tags,
    body: newSignupSchema,
    response: answerSchema,
  },
  'POST /api/ebook': {
    access: 'public',
    session: 'ignored',
    summary: 'Ask to be told when the interview guide is ready; a mail asks to confirm it',
    tags,
    body: newSignupSchema,
    response: answerSchema,
  },
  // Nobody is signed in here: whoever has the link of a mail may do what it says, and nothing else.
  'POST /api/newsletter/confirm': {
    access: 'public',
    session: 'ignored',
    summary: 'Redeem the link of a mail, for either list',
    tags,
    body: mailTokenSchema,
    response: confirmedSignupSchema,
  },
  'GET /api/newsletter/unsubscribe': {
    access: 'public',
    session: 'ignored',
    summary: 'Whom the link of a mail is about; changes nothing',
    tags,
    query: unsubscribeQuerySchema,
    response: signupStateSchema,
  },
  'POST /api/newsletter/unsubscribe': unsubscribe,
  // Mail programs call the address of the page itself.
  'POST /newsletter/unsubscribe': unsubscribe,
} as const satisfies CallTable;

const adminTags = ['Admin'];
const description = 'With `format=csv`, all that match as a file for spreadsheets.';

const adminCalls = {
  'GET /api/admin/feedback': {
    access: 'admin',
    summary: 'What visitors wrote, newest first unless sorted',
    description,
    tags: adminTags,
    query: feedbackQuerySchema,
    response: z.array(feedbackSchema),
  },
  'PATCH /api/admin/feedback/:id': {
    access: 'admin',
    summary: 'Mark feedback as handled, or open it again',
    tags: adminTags,
    params: feedbackParamsSchema,
    body: feedbackChangeSchema,
    response: feedbackSchema,
  },
  'GET /api/admin/signups': {
    access: 'admin',
    summary: 'Who signed up for a list, newest first unless sorted',
    description,
    tags: adminTags,
    query: signupQuerySchema,
    response: z.array(signupSchema),
  },
} as const satisfies CallTable;

export const audienceCalls = { ...visitorCalls, ...adminCalls };
