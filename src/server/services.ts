import type { AppDeps } from './app-deps.ts';
import { openDatabase } from './db/client.ts';
import { transactionsOn } from './db/transaction.ts';
import { createAccountService } from './modules/auth/account.service.ts';
import { createAccountRemoval } from './modules/auth/account-removal.service.ts';
import { createAccountMail } from './modules/auth/account-mail.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createRecoveryService } from './modules/auth/recovery.service.ts';
import { createSessionService } from './modules/auth/session.service.ts';
import { createTokenService } from './modules/auth/token.service.ts';
import { createUserService } from './modules/auth/user.service.ts';
import { createBillingService } from './modules/billing/billing.service.ts';
import { createEntitlementService } from './modules/billing/entitlement.service.ts';
import { createSubscriberService } from './modules/billing/subscriber.service.ts';
import { createDiscoveryService } from './modules/discovery/discovery.service.ts';
import { createCommentService } from './modules/discussions/comment.service.ts';
import { createCommentLikeService } from './modules/discussions/comment-like.service.ts';
import { createCommentReportService } from './modules/discussions/comment-report.service.ts';
import { createDiscussionService } from './modules/discussions/discussion.service.ts';
import { createDiscussionViewService } from './modules/discussions/discussion-view.service.ts';
import { createModerationService } from './modules/discussions/moderation.service.ts';
import { createPublicDiscussionsService } from './modules/discussions/public-discussions.service.ts';
import { createThreadService } from './modules/discussions/thread.service.ts';
import { createErrorReportService } from './modules/error-reports/error-report.service.ts';
import { createFeedService } from './modules/feeds/feed.service.ts';
import { createMailService } from './modules/mail/mail.service.ts';
import { createDiscussionNews } from './modules/notifications/discussion-news.service.ts';
import { createMailSettingService } from './modules/notifications/mail-setting.service.ts';
import { createNotificationService } from './modules/notifications/notification.service.ts';
import { createProgressService } from './modules/progress/progress.service.ts';
import { createQuestionEditingService } from './modules/question-editing/question-editing.service.ts';
import { createQuestionWriting } from './modules/question-editing/question-writing.service.ts';
import { createQuestionStatusService } from './modules/question-statuses/question-status.service.ts';
import { createQuestionsService } from './modules/questions/questions.service.ts';
import { createSettingsService } from './modules/settings/settings.service.ts';
import { createSolutionService } from './modules/solutions/solution.service.ts';
import { createSolutionUpdateService } from './modules/solutions/solution-update.service.ts';
import { createThrottleService } from './modules/throttle/throttle.service.ts';
import { createVisitorService } from './modules/visitors/visitor.service.ts';

/** Every service with what it needs; who depends on whom can be read from top to bottom. */
export function createServices(deps: AppDeps) {
  const { config, pool, changes, jobs, mailer, payments, log, now } = deps;
  const { appUrl, adminEmail, rateLimits } = config;
  const db = openDatabase(pool);
  const inTransaction = transactionsOn(pool);
  const throttle = createThrottleService(pool, rateLimits);
  const settings = createSettingsService(db, changes);
  const questions = createQuestionsService({ db, changes, now });
  const questionStatuses = createQuestionStatusService({ inTransaction, now });
  const writing = createQuestionWriting(now);
  const mail = createMailService({ db, inTransaction, jobs, mailer, now });
  const sessions = createSessionService(db, now);
  const tokens = createTokenService(now);
  const entitlements = createEntitlementService(db, now);
  const billing = createBillingService({
    db,
    inTransaction,
    payments,
    jobs,
    throttle,
    appUrl,
    log,
    now,
  });
  const users = createUserService({ db, adminEmail, entitlements });
  const accountMail = createAccountMail({ mail, tokens, settings, appUrl });
  const removeAccount = createAccountRemoval({ mail, billing });
  const threads = createThreadService(db);
  const publicDiscussions = createPublicDiscussionsService(db);
  const visitors = createVisitorService(db, now);
  const events = createDiscussionNews({ mail, tokens, settings, appUrl, now });
  const discussing = { db, inTransaction, changes, throttle, threads, events, now };
  const shared = {
    db,
    inTransaction,
    sessions,
    tokens,
    users,
    accountMail,
    throttle,
    removeAccount,
  };
  return {
    settings,
    discovery: createDiscoveryService({ questions, publicDiscussions, changes, appUrl }),
    feeds: createFeedService({ questions, publicDiscussions, settings, changes, appUrl }),
    questions,
    questionStatuses,
    questionEditing: createQuestionEditingService({ inTransaction, changes, writing, questions }),
    solutions: createSolutionService({ db, entitlements, questionStatuses }),
    solutionUpdates: createSolutionUpdateService(db, changes),
    progress: createProgressService({ db, questions, now }),
    errorReports: createErrorReportService({ inTransaction, throttle, now }),
    discussions: createDiscussionService(discussing),
    threads,
    discussionViews: createDiscussionViewService({ ...discussing, visitors }),
    comments: createCommentService(discussing),
    commentLikes: createCommentLikeService(discussing),
    commentReports: createCommentReportService(discussing),
    moderation: createModerationService(discussing),
    notifications: createNotificationService({ db, now }),
    mailSetting: createMailSettingService({ db, tokens }),
    mail,
    billing,
    subscribers: createSubscriberService(db),
    sessions,
    users,
    auth: createAuthService(shared),
    recovery: createRecoveryService(shared),
    account: createAccountService(shared),
  };
}
