import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planFeedQuerySchema } from '#shared/contracts/plan.ts';
import { addCall } from '../../../plugins/add-call.ts';
import { sendPublicFile } from '../../../plugins/send-public-file.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { PlanService } from './plan.service.ts';
import type { PlanFeedService } from './plan-feed.service.ts';

export const planRoutes: FastifyPluginAsync<{
  plans: PlanService;
  planFeeds: PlanFeedService;
}> = async (api, { plans, planFeeds }) => {
  addCall(api, 'GET /api/practice/plan', async (request) => ({
    plan: await plans.show(signedIn(request).actor),
  }));
  addCall(api, 'PUT /api/practice/plan', (request) =>
    plans.save(signedIn(request).actor, request.body),
  );
  addCall(api, 'DELETE /api/practice/plan', (request) => plans.delete(signedIn(request).actor));
  addCall(api, 'PUT /api/practice/plan/days/:date', (request) =>
    plans.setEffort(signedIn(request).actor, request.params.date, request.body.effort),
  );
  addCall(api, 'POST /api/practice/plan/feed', (request) =>
    planFeeds.issue(signedIn(request).actor),
  );
  addCall(api, 'DELETE /api/practice/plan/feed', (request) =>
    planFeeds.revoke(signedIn(request).actor),
  );
};

export const planFeedRoutes: FastifyPluginAsyncZod<{ planFeeds: PlanFeedService }> = async (
  app,
  { planFeeds },
) => {
  app.get(
    '/feeds/plan.ics',
    { schema: { hide: true, querystring: planFeedQuerySchema } },
    async (request, reply) =>
      sendPublicFile(
        request,
        reply,
        await planFeeds.file(request.query.token),
        'text/calendar; charset=utf-8',
      ),
  );
};
