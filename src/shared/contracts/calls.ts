import type { z } from 'zod';
import { accountCalls } from './calls/account.ts';
import { adminInboxCalls } from './calls/admin-inbox.ts';
import { adminMetricsCalls } from './calls/admin-metrics.ts';
import { adminQuestionCalls } from './calls/admin-questions.ts';
import { adminUserCalls } from './calls/admin-users.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { answerCalls } from './calls/answers.ts';
import { auditCalls } from './calls/audit.ts';
import { authCalls } from './calls/auth.ts';
import { clientErrorCalls } from './calls/client-errors.ts';
import { cspReportCalls } from './calls/csp-reports.ts';
import { discussionCalls } from './calls/discussions.ts';
import { drillCalls } from './calls/drills.ts';
import { errorReportCalls } from './calls/error-reports.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { identityCalls } from './calls/identities.ts';
import { importCalls } from './calls/imports.ts';
import { interviewCalls } from './calls/interviews.ts';
import { listCalls } from './calls/lists.ts';
import { mailCalls } from './calls/mails.ts';
import { meetingCalls } from './calls/meetings.ts';
import { moderationCalls } from './calls/moderation.ts';
import { newsletterCalls } from './calls/newsletter.ts';
import { notificationCalls } from './calls/notifications.ts';
import { partnerReportCalls } from './calls/partner-reports.ts';
import { partnerCalls } from './calls/partners.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { planCalls } from './calls/plans.ts';
import { practiceCalls } from './calls/practice.ts';
import { practiceRecordCalls } from './calls/practice-record.ts';
import { progressCalls } from './calls/progress.ts';
import { questionCalls } from './calls/questions.ts';
import { searchCalls } from './calls/search.ts';
import { securityLogCalls } from './calls/security-log.ts';
import { settingCalls } from './calls/settings.ts';
import { simulationCalls } from './calls/simulations.ts';
import { solutionCalls } from './calls/solutions.ts';
import { starAndNoteCalls } from './calls/stars-and-notes.ts';
import { subscriptionCalls } from './calls/subscriptions.ts';
import { topicCalls } from './calls/topics.ts';
import { twoFactorCalls } from './calls/two-factor.ts';
import { uploadCalls } from './calls/uploads.ts';

/**
 * Every API call. The server registers its routes from this table. Pages import only its types, so
 * that neither the table nor Zod ends up in their bundles.
 */
export const calls = {
  ...accountCalls,
  ...adminQuestionCalls,
  ...adminUserCalls,
  ...analyticsCalls,
  ...answerCalls,
  ...feedbackCalls,
  ...newsletterCalls,
  ...auditCalls,
  ...authCalls,
  ...clientErrorCalls,
  ...cspReportCalls,
  ...discussionCalls,
  ...errorReportCalls,
  ...identityCalls,
  ...importCalls,
  ...starAndNoteCalls,
  ...drillCalls,
  ...interviewCalls,
  ...listCalls,
  ...mailCalls,
  ...meetingCalls,
  ...moderationCalls,
  ...notificationCalls,
  ...adminMetricsCalls,
  ...partnerCalls,
  ...partnerReportCalls,
  ...passkeyCalls,
  ...practiceRecordCalls,
  ...planCalls,
  ...practiceCalls,
  ...progressCalls,
  ...questionCalls,
  ...searchCalls,
  ...securityLogCalls,
  ...settingCalls,
  ...simulationCalls,
  ...solutionCalls,
  ...subscriptionCalls,
  ...topicCalls,
  ...twoFactorCalls,
  ...uploadCalls,
  ...adminInboxCalls,
};

type Calls = typeof calls;

export type CallName = keyof Calls;

type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

/** As a handler gets them, validated and parsed. */
export type ParamsOf<Name extends CallName> = z.output<Part<Name, 'params'>>;
export type QueryOf<Name extends CallName> = z.output<Part<Name, 'query'>>;
export type BodyOf<Name extends CallName> = z.output<Part<Name, 'body'>>;

/** As a client sends it. */
export type SentBodyOf<Name extends CallName> = z.input<Part<Name, 'body'>>;

export type ResponseOf<Name extends CallName> = z.output<Part<Name, 'response'>>;

/** The form field of the file. */
export type FileFieldOf<Name extends CallName> =
  Calls[Name] extends Record<'fileField', infer Field extends string> ? Field : never;

/** The calls that take a file. */
export type FileCallName = {
  [Name in CallName]: [FileFieldOf<Name>] extends [never] ? never : Name;
}[CallName];
