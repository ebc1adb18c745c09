import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Accounts } from '../accounts/room.ts';
import type { Billing } from '../billing/room.ts';
import type { Ground } from '../ground/room.ts';
import type { Questions } from '../questions/room.ts';
import { createLearnerPaceService } from './activity/learner-pace.service.ts';
import { ankiRoutes } from './anki/anki.routes.ts';
import { createAnkiService } from './anki/anki.service.ts';
import { answerRoutes } from './answers/answer.routes.ts';
import { createAnswerService } from './answers/answer.service.ts';
import { createCarriedAnswerService } from './answers/carried-answer.service.ts';
import { createFollowUpService } from './answers/follow-up.service.ts';
import { createSelfJudgingService } from './answers/self-judging.service.ts';
import { createAttemptService } from './attempts/attempt.service.ts';
import { createCardService } from './attempts/card.service.ts';
import { practiceRoutes } from './attempts/practice.routes.ts';
import { practiceRecordRoutes } from './attempts/practice-record.routes.ts';
import { createPracticeRecordService } from './attempts/practice-record.service.ts';
import { questionStatusRoutes } from './attempts/question-status.routes.ts';
import { createMeasureService } from './attempts/ratings/measure.service.ts';
import { createNightlyService } from './attempts/ratings/nightly.service.ts';
import { hubRoutes } from './hub/hub.routes.ts';
import { createHubService } from './hub/hub.service.ts';
import { numbersRoutes } from './numbers/numbers.routes.ts';
import { createNumbersService } from './numbers/numbers.service.ts';
import { createOutlineService } from './plan/outline.service.ts';
import { planFeedRoutes, planRoutes } from './plan/plan.routes.ts';
import { createPlanService } from './plan/plan.service.ts';
import { createPlanFeedService } from './plan/plan-feed.service.ts';
import { createPlanMailService } from './plan/plan-mail.service.ts';
import { createPlanRoleService } from './plan/plan-role.service.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { createProgressService } from './progress/progress.service.ts';
import { createRecommendationCountsService } from './recommender/recommendation-counts.service.ts';
import { recommenderRoutes } from './recommender/recommender.routes.ts';
import { createRecommenderService } from './recommender/recommender.service.ts';
import { createPracticeSettingsService } from './reviews/practice-settings.service.ts';
import { createReviewMailService } from './reviews/review-mail.service.ts';
import { createReviewQueueService } from './reviews/review-queue.service.ts';
import { simulationRoutes } from './simulations/simulation.routes.ts';
import { createSimulationService } from './simulations/simulation.service.ts';
import { solutionRoutes } from './solutions/solution.routes.ts';
import { createSolutionService } from './solutions/solution.service.ts';
import { createSolutionUpdateService } from './solutions/solution-update.service.ts';
import { createTopicStandingService } from './topics/topic-standing.service.ts';

export type Practice = ReturnType<typeof openPractice>['services'];

/** What learners do with questions, and what the site makes of it. */
export function openPractice(deps: RoomDeps, below: Ground & Billing & Accounts & Questions) {
  const attempts = createAttemptService({ ...deps, ...below });
  const numbers = createNumbersService({ ...deps, ...below });
  const base = { ...deps, ...below, attempts, numbers };
  const practiceSettings = createPracticeSettingsService(base);
  const reviewQueue = createReviewQueueService(base);
  const recommendationCounts = createRecommendationCountsService(base);
  const recommender = createRecommenderService({
    ...base,
    ...{ reviewQueue, recommendationCounts, planRoles: createPlanRoleService(base) },
  });
  const learnerPace = createLearnerPaceService(base);
  const outlines = createOutlineService({ ...base, learnerPace, recommender, reviewQueue });
  const plans = createPlanService({ ...base, outlines, reviewQueue });
  const progress = createProgressService({ ...base, recommender });
  const topicStanding = createTopicStandingService({ ...base, recommender });
  const solutions = createSolutionService(base);
  const measures = createMeasureService(base);
  const answers = createAnswerService({ ...base, solutions, progress, measures });

  const services = {
    attempts,
    numbers,
    answers,
    carriedAnswers: createCarriedAnswerService(base),
    selfJudging: createSelfJudgingService({ ...base, solutions, progress, measures }),
    followUps: createFollowUpService({ ...base, solutions }),
    solutions,
    solutionUpdates: createSolutionUpdateService(deps.db, deps.changes),
    simulations: createSimulationService({ ...base, solutions, source: deps.pages.simulations }),
    anki: createAnkiService({ ...base, lists: below.listContents, solutions, answers }),
    practiceSettings,
    reviewQueue,
    reviewMail: createReviewMailService(base),
    cards: createCardService({ ...base, practiceSettings }),
    progress,
    practiceRecord: createPracticeRecordService({ ...base, topicStanding, reviewQueue }),
    recommender,
    recommendationCounts,
    plans,
    planFeeds: createPlanFeedService({ ...base, plans }),
    planMail: createPlanMailService({ ...base, plans }),
    hub: createHubService({
      ...base,
      ...{ progress, recommender, reviewQueue, topicStanding, learnerPace, plans },
    }),
    practiceNight: createNightlyService(base),
    measures,
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      await addRoutes(api, answerRoutes, services);
      await addRoutes(api, solutionRoutes, services);
      await addRoutes(api, simulationRoutes, services);
      await addRoutes(api, ankiRoutes, services);
      await addRoutes(api, questionStatusRoutes, services);
      await addRoutes(api, practiceRoutes, services);
      await addRoutes(api, numbersRoutes, services);
      await addRoutes(api, recommenderRoutes, services);
      await addRoutes(api, hubRoutes, services);
      await addRoutes(api, planRoutes, services);
      await addRoutes(api, progressRoutes, services);
      await addRoutes(api, practiceRecordRoutes, services);
    },

    /** Calendars have no session. */
    async addPublicRoutes(app: FastifyInstance) {
      await addRoutes(app, planFeedRoutes, services);
    },

    async startJobs() {
      await services.planMail.startJobs();
      await services.reviewMail.startJobs();
      await services.practiceNight.startJobs();
      await services.measures.startJobs();
    },
  };
}
