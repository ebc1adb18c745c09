import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Ground } from '../ground/room.ts';
import type { Practice } from '../practice/room.ts';
import type { Questions } from '../questions/room.ts';
import { createFinishInterview } from './finish-interview.ts';
import { createHistoryService } from './history.service.ts';
import { interviewRoutes } from './interview.routes.ts';
import { createInterviewService } from './interview.service.ts';
import { createOverdueService } from './overdue.service.ts';
import { createReportService } from './report.service.ts';

/** Mock interviews. */
export function openInterviews(deps: RoomDeps, below: Ground & Questions & Practice) {
  const base = { ...deps, ...below };
  const finishing = { ...base, finishInterview: createFinishInterview(base) };
  const services = {
    interviews: createInterviewService(finishing),
    interviewHistory: createHistoryService(base),
    interviewReports: createReportService(finishing),
    overdueInterviews: createOverdueService(finishing),
  };
  return {
    services,

    addRoutes: (api: FastifyInstance) => addRoutes(api, interviewRoutes, services),

    startJobs: () => services.overdueInterviews.startJobs(),
  };
}
