import { z } from 'zod';
import type { Call, CallTable } from '../call.ts';
import {
  mailRecipientSchema,
  mailSettingSchema,
  notificationListQuerySchema,
  notificationSchema,
  readNotificationsSchema,
  unreadCountSchema,
  unsubscribeQuerySchema,
} from '../notification.ts';

const tags = ['Notifications'];

const unsubscribe = {
  access: 'public',
  session: 'ignored',
  origin: 'any',
  summary: 'End mail about discussions, by the link of one',
  tags,
  query: unsubscribeQuerySchema,
  response: z.null(),
  status: 204,
} as const satisfies Call;

export const notificationCalls = {
  'GET /api/notifications': {
    access: 'user',
    summary: 'What the caller was told, newest first',
    tags,
    query: notificationListQuerySchema,
    response: z.array(notificationSchema),
  },
  'GET /api/notifications/count': {
    access: 'user',
    summary: 'How many of them are unread',
    tags,
    response: unreadCountSchema,
  },
  'POST /api/notifications/read': {
    access: 'user',
    summary: 'Mark as read; the ids of other people do nothing',
    tags,
    body: readNotificationsSchema,
    response: z.null(),
    status: 204,
  },
  'GET /api/user/notifications': {
    access: 'user',
    summary: 'Whether the caller gets mail about discussions',
    tags: ['Account'],
    response: mailSettingSchema,
  },
  'PUT /api/user/notifications': {
    access: 'user',
    summary: 'Turn mail about discussions on or off',
    tags: ['Account'],
    body: mailSettingSchema,
    response: mailSettingSchema,
  },
  // Nobody is signed in here: whoever has the link of a mail may end it, and nothing else.
  'GET /api/unsubscribe': {
    access: 'public',
    session: 'ignored',
    summary: 'Whom the link of a mail is about; changes nothing',
    tags,
    query: unsubscribeQuerySchema,
    response: mailRecipientSchema,
  },
  'POST /api/unsubscribe': unsubscribe,
  // Mail programs call the address of the page itself.
  'POST /unsubscribe': unsubscribe,
} as const satisfies CallTable;
