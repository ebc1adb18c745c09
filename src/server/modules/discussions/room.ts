import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Accounts } from '../accounts/room.ts';
import type { Ground } from '../ground/room.ts';
import type { Questions } from '../questions/room.ts';
import { createJudgeAgainService } from './corrections/judge-again.service.ts';
import { adminErrorReportRoutes } from './error-reports/admin-error-report.routes.ts';
import { createAdminErrorReportService } from './error-reports/admin-error-report.service.ts';
import { errorReportRoutes } from './error-reports/error-report.routes.ts';
import { createErrorReportService } from './error-reports/error-report.service.ts';
import { createCorrectionNotifier } from './notifications/correction-notifier.service.ts';
import { createDiscussionNotifier } from './notifications/discussion-notifier.service.ts';
import { createErrorReportNotifier } from './notifications/error-report-notifier.service.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { createNotificationService } from './notifications/notification.service.ts';
import { commentRoutes } from './threads/comment.routes.ts';
import { createCommentService } from './threads/comment.service.ts';
import { createCommentLikeService } from './threads/comment-like.service.ts';
import { createCommentReportService } from './threads/comment-report.service.ts';
import { discussionRoutes } from './threads/discussion.routes.ts';
import { createDiscussionService } from './threads/discussion.service.ts';
import { createDiscussionViewService } from './threads/discussion-view.service.ts';
import { moderationRoutes } from './threads/moderation.routes.ts';
import { createModerationService } from './threads/moderation.service.ts';
import { createPublicDiscussionsService } from './threads/public-discussions.service.ts';
import { createThreadService } from './threads/thread.service.ts';

export type Discussions = ReturnType<typeof openDiscussions>['services'];

/** Discussions and error reports about questions, with notifications. */
export function openDiscussions(deps: RoomDeps, below: Ground & Accounts & Questions) {
  const { db } = deps;
  const base = { ...deps, ...below };
  const threads = createThreadService(db);
  const discussing = { ...base, threads, events: createDiscussionNotifier(base) };
  const services = {
    threads,
    publicDiscussions: createPublicDiscussionsService(db),
    discussions: createDiscussionService(discussing),
    discussionViews: createDiscussionViewService(discussing),
    comments: createCommentService(discussing),
    commentLikes: createCommentLikeService(discussing),
    commentReports: createCommentReportService(discussing),
    moderation: createModerationService(discussing),
    notifications: createNotificationService(base),
    errorReports: createErrorReportService(base),
    adminErrorReports: createAdminErrorReportService({
      ...base,
      notifier: createErrorReportNotifier(base),
    }),
    judgeAgain: createJudgeAgainService({ ...base, notifier: createCorrectionNotifier(base) }),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      await addRoutes(api, discussionRoutes, services);
      await addRoutes(api, commentRoutes, services);
      await addRoutes(api, moderationRoutes, services);
      await addRoutes(api, notificationRoutes, services);
      await addRoutes(api, errorReportRoutes, services);
      await addRoutes(api, adminErrorReportRoutes, services);
    },

    startJobs: () => services.judgeAgain.startJobs(),
  };
}
