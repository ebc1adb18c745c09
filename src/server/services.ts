import type { AppDeps } from './app-deps.ts';
import { openDatabase } from './db/client.ts';
import { transactionsOn } from './db/transaction.ts';
import { createTokenService } from './modules/accounts/auth/token.service.ts';
import { createMailSettingService } from './modules/accounts/mail-settings/mail-setting.service.ts';
import { createSecurityAlarmService } from './modules/accounts/security-log/security-alarm.service.ts';
import { createSecurityLogService } from './modules/accounts/security-log/security-log.service.ts';
import { createBillingService } from './modules/billing/billing.service.ts';
import { createEntitlementService } from './modules/billing/entitlement.service.ts';
import { createSubscriberService } from './modules/billing/subscriber.service.ts';
import { createJudgeAgainService } from './modules/discussions/corrections/judge-again.service.ts';
import { createAdminErrorReportService } from './modules/discussions/error-reports/admin-error-report.service.ts';
import { createErrorReportService } from './modules/discussions/error-reports/error-report.service.ts';
import { createCorrectionNotifier } from './modules/discussions/notifications/correction-notifier.service.ts';
import { createDiscussionNotifier } from './modules/discussions/notifications/discussion-notifier.service.ts';
import { createErrorReportNotifier } from './modules/discussions/notifications/error-report-notifier.service.ts';
import { createNotificationService } from './modules/discussions/notifications/notification.service.ts';
import { createCommentService } from './modules/discussions/threads/comment.service.ts';
import { createCommentLikeService } from './modules/discussions/threads/comment-like.service.ts';
import { createCommentReportService } from './modules/discussions/threads/comment-report.service.ts';
import { createDiscussionService } from './modules/discussions/threads/discussion.service.ts';
import { createDiscussionViewService } from './modules/discussions/threads/discussion-view.service.ts';
import { createModerationService } from './modules/discussions/threads/moderation.service.ts';
import { createPublicDiscussionsService } from './modules/discussions/threads/public-discussions.service.ts';
import { createThreadService } from './modules/discussions/threads/thread.service.ts';
import { createDrillServices } from './modules/drills/drills.service.ts';
import { createAuditLogService } from './modules/ground/audit/audit-log.service.ts';
import { createExportLog } from './modules/ground/audit/export-log.service.ts';
import { createMailService } from './modules/ground/mail/mail.service.ts';
import { createRenderingService } from './modules/ground/rendering/rendering.service.ts';
import { createSettingsService } from './modules/ground/settings/settings.service.ts';
import { createThrottleService } from './modules/ground/throttle/throttle.service.ts';
import { createUploadService } from './modules/ground/uploads/upload.service.ts';
import { createVisitorService } from './modules/ground/visitors/visitor.service.ts';
import { createAnkiService } from './modules/practice/anki/anki.service.ts';
import { createAnswerService } from './modules/practice/answers/answer.service.ts';
import { createCarriedAnswerService } from './modules/practice/answers/carried-answer.service.ts';
import { createAttemptService } from './modules/practice/attempts/attempt.service.ts';
import { createCardService } from './modules/practice/attempts/card.service.ts';
import { createPracticeRecordService } from './modules/practice/attempts/practice-record.service.ts';
import { createMeasureService } from './modules/practice/attempts/ratings/measure.service.ts';
import { createNightlyService } from './modules/practice/attempts/ratings/nightly.service.ts';
import { createHubService } from './modules/practice/hub/hub.service.ts';
import { createProgressService } from './modules/practice/progress/progress.service.ts';
import { createPracticeSettingsService } from './modules/practice/reviews/practice-settings.service.ts';
import { createReviewMailService } from './modules/practice/reviews/review-mail.service.ts';
import { createReviewQueueService } from './modules/practice/reviews/review-queue.service.ts';
import { createSimulationService } from './modules/practice/simulations/simulation.service.ts';
import { createSolutionService } from './modules/practice/solutions/solution.service.ts';
import { createSolutionUpdateService } from './modules/practice/solutions/solution-update.service.ts';
import { createAdminQuestionService } from './modules/questions/admin-questions/admin-question.service.ts';
import { createKeptExportService } from './modules/questions/admin-questions/kept-export.service.ts';
import { createQuestionsService } from './modules/questions/catalog/questions.service.ts';
import {
  createExportService,
  questionsAsJson,
} from './modules/questions/imports/export.service.ts';
import { createImportService } from './modules/questions/imports/import.service.ts';
import { createImportRunService } from './modules/questions/imports/import-run.service.ts';
import { createNoteService } from './modules/questions/keeping/note.service.ts';
import { createStarService } from './modules/questions/keeping/star.service.ts';
import { createListService } from './modules/questions/lists/list.service.ts';
import { createListContents } from './modules/questions/lists/list-contents.service.ts';
import { createSharedListService } from './modules/questions/lists/shared-list.service.ts';
import { createQuestionEditingService } from './modules/questions/question-editing/question-editing.service.ts';
import { createQuestionHistoryService } from './modules/questions/question-editing/question-history.service.ts';
import { createQuestionRemovalService } from './modules/questions/question-editing/question-removal.service.ts';
import { createQuestionWriting } from './modules/questions/question-editing/question-writing.service.ts';
import { createKnownWordsService } from './modules/questions/search/known-words.service.ts';
import { createSearchService } from './modules/questions/search/search.service.ts';
import { createLibrary } from './modules/questions/topics/library.service.ts';
import { createTopicsService } from './modules/questions/topics/topics.service.ts';
import { createAdminSettingService } from './modules/site/admin-settings/admin-setting.service.ts';
import { createWorkService } from './modules/site/admin-work/work.service.ts';
import { createWorkMailService } from './modules/site/admin-work/work-mail.service.ts';
import { createStatisticsService } from './modules/site/analytics/statistics.service.ts';
import { createVisitService } from './modules/site/analytics/visit.service.ts';
import { createFeedbackService } from './modules/site/audience/feedback.service.ts';
import { createSignupService } from './modules/site/audience/signup.service.ts';
import { createSignupListService } from './modules/site/audience/signup-list.service.ts';
import { createCspReportService } from './modules/site/csp-reports/csp-report.service.ts';
import { createFeedService } from './modules/site/feeds/feed.service.ts';
import { createDayCountsService } from './modules/site/overview/day-counts.service.ts';
import { createOverviewService } from './modules/site/overview/overview.service.ts';
import { createSitemapService } from './modules/site/sitemap/sitemap.service.ts';
import { createUnsubscribeService } from './modules/site/unsubscribe/unsubscribe.service.ts';
import { createSignInServices } from './sign-in-services.ts';

/** Every service with its dependencies, top to bottom. */
export function createServices(deps: AppDeps) {
  const { config, pool, changes, jobs, mailer, payments, workers, pages, log, now } = deps;
  const { passwordHashes } = deps;
  const { appUrl, rateLimits } = config;
  const db = openDatabase(pool);
  const inTransaction = transactionsOn(pool);
  const throttle = createThrottleService(pool, rateLimits);
  const settings = createSettingsService({ db, inTransaction, changes, now });
  const library = createLibrary({ db, changes });
  const listContents = createListContents(db);
  const questions = createQuestionsService({ db, changes, library, lists: listContents, now });
  const visitors = createVisitorService(db, now);
  const attempts = createAttemptService({ inTransaction, visitors, throttle, now });
  const rendering = createRenderingService(workers);
  const writing = createQuestionWriting(now);
  const adminQuestions = createAdminQuestionService({ db, changes });
  const keptExports = createKeptExportService({ db, questionsAsJson, now });
  const editing = { db, inTransaction, changes, writing, rendering, adminQuestions, keptExports };
  const mail = createMailService({ db, inTransaction, jobs, mailer, now });
  const tokens = createTokenService(now);
  const mailing = { db, inTransaction, jobs, mail, tokens, settings, appUrl, now };
  const mailSettings = createMailSettingService({ db, throttle });
  const workMail = createWorkMailService(mailing);
  const practiceSettings = createPracticeSettingsService({ db, inTransaction, throttle });
  const reviewQueue = createReviewQueueService({ db, now });
  const progress = createProgressService({ db, questions, now });
  const entitlements = createEntitlementService(db, now);
  const solutions = createSolutionService({ db, entitlements, attempts });
  const answers = createAnswerService({ db, solutions, attempts, throttle });
  const listing = { db, inTransaction, questions, throttle, now };
  const billing = createBillingService({
    db,
    inTransaction,
    changes,
    payments,
    jobs,
    throttle,
    appUrl,
    log,
    now,
  });
  const threads = createThreadService(db);
  const publicDiscussions = createPublicDiscussionsService(db);
  const visits = createVisitService({ db, inTransaction, visitors, throttle, appUrl, log, now });
  const subscribers = createSubscriberService(db);
  const dayCounts = createDayCountsService({ db, inTransaction, jobs, subscribers, now });
  const events = createDiscussionNotifier({ mail, tokens, settings, appUrl, now });
  const errorReportNotifier = createErrorReportNotifier({ mail, settings, appUrl, now });
  const discussing = { db, inTransaction, changes, throttle, threads, rendering, events, now };
  return {
    throttle,
    settings,
    adminSettings: createAdminSettingService({ db, settings }),
    sitemap: createSitemapService({ questions, library, publicDiscussions, changes, appUrl }),
    feeds: createFeedService({ questions, publicDiscussions, settings, changes, appUrl }),
    questions,
    search: createSearchService({ db, changes, library, throttle }),
    topics: createTopicsService({ db, changes, library, questions, rendering }),
    attempts,
    practiceNight: createNightlyService({ db, jobs, now }),
    ...createDrillServices({ db, inTransaction, changes, jobs, throttle, now }),
    stars: createStarService({ inTransaction, throttle, now }),
    notes: createNoteService({ db, inTransaction, throttle, now }),
    lists: createListService(listing),
    sharedLists: createSharedListService(listing),
    anki: createAnkiService({
      questions,
      lists: listContents,
      solutions,
      answers,
      attempts,
      settings,
      throttle,
      appUrl,
    }),
    measures: createMeasureService({ db, inTransaction, jobs }),
    knownWords: createKnownWordsService({ db, jobs }),
    adminQuestions,
    keptExports,
    questionEditing: createQuestionEditingService(editing),
    questionHistory: createQuestionHistoryService(editing),
    questionRemoval: createQuestionRemovalService(editing),
    solutions,
    answers,
    carriedAnswers: createCarriedAnswerService({ db, attempts, throttle }),
    judgeAgain: createJudgeAgainService({
      db,
      inTransaction,
      jobs,
      notifier: createCorrectionNotifier({ now }),
      now,
    }),
    solutionUpdates: createSolutionUpdateService(db, changes),
    simulations: createSimulationService({
      db,
      source: pages.simulations,
      solutions,
      attempts,
    }),
    imports: createImportService({
      inTransaction,
      changes,
      writing,
      runs: createImportRunService(db, now),
      workers,
    }),
    exports: createExportService(db),
    exportLog: createExportLog(inTransaction),
    uploads: createUploadService({ db, inTransaction, now }),
    practiceRecord: createPracticeRecordService({ db, questions, now }),
    progress,
    hub: createHubService({ db, library, progress, reviewQueue, entitlements, now }),
    reviewQueue,
    cards: createCardService({ db, attempts, practiceSettings, now }),
    practiceSettings,
    reviewMail: createReviewMailService(mailing),
    errorReports: createErrorReportService({ db, inTransaction, throttle, now }),
    adminErrorReports: createAdminErrorReportService({
      db,
      inTransaction,
      notifier: errorReportNotifier,
      now,
    }),
    discussions: createDiscussionService(discussing),
    threads,
    discussionViews: createDiscussionViewService({ ...discussing, visitors }),
    comments: createCommentService(discussing),
    commentLikes: createCommentLikeService(discussing),
    commentReports: createCommentReportService(discussing),
    moderation: createModerationService(discussing),
    notifications: createNotificationService({ db, throttle, now }),
    mailSettings,
    unsubscribing: createUnsubscribeService({
      db,
      mailSettings,
      workMail,
      practiceSettings,
      tokens,
    }),
    work: createWorkService(db),
    workMail,
    visits,
    statistics: createStatisticsService({ db, visits, dayCounts, now }),
    dayCounts,
    overview: createOverviewService({ db, dayCounts, subscribers, payments, now }),
    mail,
    feedback: createFeedbackService({ db, inTransaction, throttle, now }),
    signups: createSignupService({ db, inTransaction, mail, settings, throttle, appUrl, now }),
    signupList: createSignupListService(db),
    auditLog: createAuditLogService(db),
    billing,
    subscribers,
    cspReports: createCspReportService({ db, inTransaction, jobs, throttle, now }),
    securityLog: createSecurityLogService({ db, jobs, now }),
    securityAlarm: createSecurityAlarmService(mailing),
    ...createSignInServices({
      db,
      inTransaction,
      changes,
      throttle,
      settings,
      mail,
      tokens,
      billing,
      entitlements,
      config,
      log,
      now,
      passwordHashes,
    }),
  };
}
