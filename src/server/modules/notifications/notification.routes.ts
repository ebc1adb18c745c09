import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { signedIn } from '../../plugins/session.ts';
import type { MailSettingService } from './mail-setting.service.ts';
import type { NotificationService } from './notification.service.ts';

interface NotificationRoutesDeps {
  notifications: NotificationService;
  mailSetting: MailSettingService;
}

export const notificationRoutes: FastifyPluginAsync<NotificationRoutesDeps> = async (
  api,
  { notifications, mailSetting },
) => {
  addRead(api, 'GET /api/notifications', async (request, reply) => {
    const { total, notifications: rows } = await notifications.list(
      signedIn(request).actor,
      request.query,
    );
    reply.header('x-total-count', total);
    return rows;
  });

  addCall(api, 'GET /api/notifications/count', async (request) => ({
    unread: await notifications.countUnread(signedIn(request).actor),
  }));

  addCall(api, 'POST /api/notifications/read', (request) =>
    notifications.markRead(signedIn(request).actor, request.body),
  );

  addRead(api, 'GET /api/user/notifications', (request) =>
    mailSetting.read(signedIn(request).actor),
  );

  addCall(api, 'PUT /api/user/notifications', (request) =>
    mailSetting.change(signedIn(request).actor, request.body),
  );

  addRead(api, 'GET /api/user/sign-in-mail', (request) =>
    mailSetting.readSignIns(signedIn(request).actor),
  );

  addCall(api, 'PUT /api/user/sign-in-mail', (request) =>
    mailSetting.changeSignIns(signedIn(request).actor, request.body),
  );
};
