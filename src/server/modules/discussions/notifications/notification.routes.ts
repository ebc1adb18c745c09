import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { NotificationService } from './notification.service.ts';

export const notificationRoutes: FastifyPluginAsync<{
  notifications: NotificationService;
}> = async (api, { notifications }) => {
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
};
