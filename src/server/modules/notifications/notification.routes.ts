import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  mailSettingSchema,
  notificationListQuerySchema,
  notificationSchema,
  readNotificationsSchema,
  unreadCountSchema,
} from '#shared/contracts/notification.ts';
import { signedIn } from '../../plugins/session.ts';
import type { MailSettingService } from './mail-setting.service.ts';
import type { NotificationService } from './notification.service.ts';

interface NotificationRoutesDeps {
  notifications: NotificationService;
  mailSetting: MailSettingService;
}

export const notificationRoutes: FastifyPluginAsyncZod<NotificationRoutesDeps> = async (
  api,
  { notifications, mailSetting },
) => {
  const config = { access: 'user' } as const;
  const tags = ['Notifications'];

  api.get(
    '/notifications',
    {
      config,
      schema: {
        summary: 'What the caller was told, newest first',
        tags,
        querystring: notificationListQuerySchema,
        response: { 200: z.array(notificationSchema) },
      },
    },
    async (request, reply) => {
      const { total, notifications: rows } = await notifications.list(
        signedIn(request).actor,
        request.query,
      );
      reply.header('x-total-count', total);
      return rows;
    },
  );

  api.get(
    '/notifications/count',
    {
      config,
      schema: {
        summary: 'How many of them are unread',
        tags,
        response: { 200: unreadCountSchema },
      },
    },
    async (request) => ({ unread: await notifications.countUnread(signedIn(request).actor) }),
  );

  api.post(
    '/notifications/read',
    {
      config,
      schema: {
        summary: 'Mark as read; the ids of other people do nothing',
        tags,
        body: readNotificationsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await notifications.markRead(signedIn(request).actor, request.body);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/user/notifications',
    {
      config,
      schema: {
        summary: 'Whether the caller gets mail about discussions',
        tags: ['Account'],
        response: { 200: mailSettingSchema },
      },
    },
    async (request) => mailSetting.read(signedIn(request).actor),
  );

  api.put(
    '/user/notifications',
    {
      config,
      schema: {
        summary: 'Turn mail about discussions on or off',
        tags: ['Account'],
        body: mailSettingSchema,
        response: { 200: mailSettingSchema },
      },
    },
    async (request) => mailSetting.change(signedIn(request).actor, request.body),
  );
};
