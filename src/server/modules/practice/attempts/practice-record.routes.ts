import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { PracticeRecordService } from './practice-record.service.ts';

export const practiceRecordRoutes: FastifyPluginAsync<{
  practiceRecord: PracticeRecordService;
}> = async (api, { practiceRecord }) => {
  addCall(api, 'GET /api/practice/record', (request) => practiceRecord.of(signedIn(request).actor));

  addCall(api, 'GET /api/practice/rating-history', (request) =>
    practiceRecord.ratingHistory(signedIn(request).actor.id, request.query.category),
  );
};
