import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AdminVariantsService } from './admin-variants.service.ts';

interface AdminVariantsRoutesDeps {
  adminVariants: AdminVariantsService;
}

export const adminVariantsRoutes: FastifyPluginAsync<AdminVariantsRoutesDeps> = async (
  api,
  { adminVariants },
) => {
  addCall(api, 'GET /api/admin/questions/:id/variants', ({ params }) =>
    adminVariants.list(params.id),
  );

  addCall(api, 'GET /api/admin/questions/:id/variants/:variant', ({ params }) =>
    adminVariants.show(params.id, params.variant),
  );

  addCall(api, 'POST /api/admin/questions/:id/variants', (request) =>
    adminVariants.withdraw(signedIn(request).actor, request.params.id, request.body),
  );
};
