import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { MailSettingService } from './mail-setting.service.ts';

export const mailSettingRoutes: FastifyPluginAsync<{ mailSettings: MailSettingService }> = async (
  api,
  { mailSettings },
) => {
  addRead(api, 'GET /api/user/notifications', (request) =>
    mailSettings.read(signedIn(request).actor),
  );

  addCall(api, 'PUT /api/user/notifications', (request) =>
    mailSettings.change(signedIn(request).actor, request.body),
  );

  addRead(api, 'GET /api/user/sign-in-mail', (request) =>
    mailSettings.readSignIns(signedIn(request).actor),
  );

  addCall(api, 'PUT /api/user/sign-in-mail', (request) =>
    mailSettings.changeSignIns(signedIn(request).actor, request.body),
  );
};
