import { z } from 'zod';
import type { Call, CallTable } from '../call.ts';
import {
  mailRecipientSchema,
  mailSettingSchema,
  notificationListQuerySchema,
  notificationSchema,
  readNotificationsSchema,
  signInMailSchema,
  unreadCountSchema,
  unsubscribeQuerySchema,
} from '../notification.ts';

const tags = ['Notifications'];

const unsubscribe = {
  access: 'public',
  session: 'ignored',
  origin: 'any',
  summary: 'Unsubscribe from the kind of email that contains the link',
  tags,
  query: unsubscribeQuerySchema,
  response: z.null(),
  status: 204,
} as const satisfies Call;

export const notificationCalls = {
  'GET /api/notifications': {
    access: 'user',
    summary: "The user's notifications, newest first",
    tags,
    query: notificationListQuerySchema,
    response: z.array(notificationSchema),
  },
  'GET /api/notifications/count': {
    access: 'user',
    summary: 'The number of unread notifications',
    tags,
    response: unreadCountSchema,
  },
  'POST /api/notifications/read': {
    access: 'user',
    summary: "Mark as read; other users' ids are ignored",
    tags,
    body: readNotificationsSchema,
    response: z.null(),
    status: 204,
  },
  'GET /api/user/notifications': {
    access: 'user',
    summary: 'Whether the user gets emails about discussions',
    tags: ['Account'],
    response: mailSettingSchema,
  },
  'PUT /api/user/notifications': {
    access: 'user',
    summary: 'Turn emails about discussions on or off',
    tags: ['Account'],
    body: mailSettingSchema,
    response: mailSettingSchema,
  },
  'GET /api/user/sign-in-mail': {
    access: 'user',
    summary: 'Whether the user gets emails about sign-ins on new devices',
    tags: ['Account'],
    response: signInMailSchema,
  },
  'PUT /api/user/sign-in-mail': {
    access: 'user',
    fresh: 'always',
    summary: 'Turn emails about sign-ins on new devices on or off',
    tags: ['Account'],
    body: signInMailSchema,
    response: signInMailSchema,
  },
  // No sign-in: the link in an email authorizes unsubscribing, and nothing else.
  'GET /api/unsubscribe': {
    access: 'public',
    session: 'ignored',
    summary: 'The recipient an unsubscribe link belongs to; changes nothing',
    tags,
    query: unsubscribeQuerySchema,
    response: mailRecipientSchema,
  },
  'POST /api/unsubscribe': unsubscribe,
  // Mail clients call the page's own URL.
  'POST /unsubscribe': unsubscribe,
} as const satisfies CallTable;
