import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Accounts } from '../accounts/room.ts';
import type { Ground } from '../ground/room.ts';
import type { Practice } from '../practice/room.ts';
import type { Questions } from '../questions/room.ts';
import { createAskingService } from './asking.service.ts';
import { createClockService } from './clock.service.ts';
import { createMeetingFeedbackService } from './feedback.service.ts';
import { meetingRoutes } from './meeting.routes.ts';
import { createMeetingService } from './meeting.service.ts';
import { createMeetingReportService } from './meeting-report.service.ts';
import { createMeetingNightService } from './nightly.service.ts';
import { padRoutes } from './pad.routes.ts';
import { createPadService } from './pad.service.ts';
import { createAttendanceService } from './partners/attendance.service.ts';
import { createPairService } from './partners/pair.service.ts';
import { createPairingService } from './partners/pairing.service.ts';
import { partnerRoutes } from './partners/partner.routes.ts';
import { createPartnerMail } from './partners/partner-mail.ts';
import { partnerReportRoutes } from './partners/partner-report.routes.ts';
import { createPartnerReportService } from './partners/partner-report.service.ts';
import { createPartnerSearchService } from './partners/search.service.ts';
import { createSettlingService } from './partners/settling.service.ts';
import { createRunCommand } from './run-command.ts';
import { createSettleMeeting } from './settle-meeting.ts';

/** Two people interview each other. */
export function openMeetings(deps: RoomDeps, below: Ground & Accounts & Questions & Practice) {
  const partners = { ...deps, ...below, partnerMail: createPartnerMail({ ...deps, ...below }) };
  const settling = { ...deps, ...below, settleMeeting: createSettleMeeting({ ...deps, ...below }) };
  const watching = { ...settling, watch: createAttendanceService(partners) };
  const base = { ...watching, meetingCommands: createRunCommand(watching) };
  const services = {
    meetings: createMeetingService(base),
    asking: createAskingService(base),
    clock: createClockService(base),
    pads: createPadService(base),
    meetingFeedback: createMeetingFeedbackService(base),
    meetingReports: createMeetingReportService(base),
    meetingNight: createMeetingNightService(base),
    partnerSearches: createPartnerSearchService(partners),
    partnerPairs: createPairService(partners),
    partnerReports: createPartnerReportService(partners),
    pairing: createPairingService(partners),
    settling: createSettlingService(partners),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      const options = { ...base, ...services };
      await addRoutes(api, meetingRoutes, options);
      await addRoutes(api, padRoutes, options);
      await addRoutes(api, partnerRoutes, services);
      await addRoutes(api, partnerReportRoutes, services);
    },

    async startJobs() {
      await services.meetingNight.startJobs();
      await services.pairing.startJobs();
      await services.settling.startJobs();
    },
  };
}
