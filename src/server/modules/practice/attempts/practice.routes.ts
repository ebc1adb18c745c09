import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { PracticeSettingsService } from '../reviews/practice-settings.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import type { CardService } from './card.service.ts';

interface PracticeRoutesDeps {
  reviewQueue: ReviewQueueService;
  cards: CardService;
  practiceSettings: PracticeSettingsService;
}

export const practiceRoutes: FastifyPluginAsync<PracticeRoutesDeps> = async (
  api,
  { reviewQueue, cards, practiceSettings },
) => {
  addCall(api, 'GET /api/practice/due', ({ actor }) => reviewQueue.due(actor));

  addCall(api, 'GET /api/practice/queue', (request) => reviewQueue.queue(signedIn(request).actor));

  addCall(api, 'GET /api/practice/mistakes', (request) =>
    reviewQueue.mistakes(signedIn(request).actor),
  );

  addCall(api, 'GET /api/practice/cards/:id', (request) =>
    cards.read(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/practice/cards/:id', (request) =>
    cards.act(signedIn(request).actor, request.params.id, request.body, request.ip),
  );

  addCall(api, 'GET /api/practice/settings', (request) =>
    practiceSettings.read(signedIn(request).actor),
  );

  addCall(api, 'PATCH /api/practice/settings', (request) =>
    practiceSettings.change(signedIn(request).actor, request.body),
  );
};
