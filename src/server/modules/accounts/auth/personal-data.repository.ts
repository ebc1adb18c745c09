import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { billingCustomers, subscriptions } from '../../../db/tables/billing.ts';
import {
  commentLikes,
  commentReports,
  comments,
  discussions,
} from '../../../db/tables/discussions.ts';
import { errorReportReplies, errorReports } from '../../../db/tables/error-reports.ts';
import { feedbackMessages } from '../../../db/tables/feedback.ts';
import { identities } from '../../../db/tables/identities.ts';
import { learners } from '../../../db/tables/learners.ts';
import { listQuestions, questionLists } from '../../../db/tables/lists.ts';
import { notifications } from '../../../db/tables/notifications.ts';
import { passkeys } from '../../../db/tables/passkeys.ts';
import { planDays, plans } from '../../../db/tables/plans.ts';
import {
  attemptJudgments,
  attempts,
  learnerConfidence,
  learnerQuestions,
} from '../../../db/tables/practice.ts';
import { questionStatuses } from '../../../db/tables/questions.ts';
import { learnerRatingDays, learnerRatings } from '../../../db/tables/ratings.ts';
import { securityEvents } from '../../../db/tables/security-log.ts';
import { notes, stars } from '../../../db/tables/stars-and-notes.ts';
import { authenticators, recoveryCodes } from '../../../db/tables/two-factor.ts';
import { knownDevices, sessions, users } from '../../../db/tables/users.ts';
import { workMail } from '../../../db/tables/work-mail.ts';
import { readDrills } from './personal-drills.repository.ts';
import { readInterviews } from './personal-interviews.repository.ts';
import { readMail } from './personal-mail.repository.ts';
import { readMeetings } from './personal-meetings.repository.ts';
import { readPartners } from './personal-partners.repository.ts';

/** Leaves out who deleted a post or resolved a report: that is the moderator's data. */
const { deletedBy: _remover, ...discussionColumns } = getTableColumns(discussions);
const { deletedBy: _moderator, ...commentColumns } = getTableColumns(comments);
const { resolvedBy: _resolver, ...commentReportColumns } = getTableColumns(commentReports);

const { feedTokenHash: _feed, ...planColumns } = getTableColumns(plans);

/** Everything the site stores about a user, except secrets. */
export async function readPersonalData(db: Database, userId: number) {
  const [profile] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      isAdmin: users.isAdmin,
      isEmailVerified: users.isEmailVerified,
      timeZone: users.timeZone,
      mailNotifications: users.mailNotifications,
      mailSignIns: users.mailSignIns,
      createdAt: users.createdAt,
      lastActive: users.lastActive,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    profile,
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    knownDevices: await db
      .select({ firstUsedAt: knownDevices.firstUsedAt, lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
    passkeys: await db
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    authenticators: await db
      .select({ createdAt: authenticators.createdAt, confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, userId)),
    recoveryCodes: await db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    identities: await db
      .select({
        issuer: identities.issuer,
        subject: identities.subject,
        createdAt: identities.createdAt,
        lastUsedAt: identities.lastUsedAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    securityLog: await db
      .select({
        kind: securityEvents.kind,
        network: securityEvents.network,
        device: securityEvents.device,
        count: securityEvents.count,
        createdAt: securityEvents.createdAt,
      })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(securityEvents.id),
    plan: await db.select(planColumns).from(plans).where(eq(plans.userId, userId)),
    planDays: await db
      .select()
      .from(planDays)
      .where(eq(planDays.userId, userId))
      .orderBy(planDays.date),
    questionStatuses: await db
      .select()
      .from(questionStatuses)
      .where(eq(questionStatuses.userId, userId)),
    attempts: await db
      .select()
      .from(attempts)
      .where(eq(attempts.userId, userId))
      .orderBy(attempts.id),
    correctedVerdicts: await db
      .select(getTableColumns(attemptJudgments))
      .from(attemptJudgments)
      .innerJoin(attempts, eq(attempts.id, attemptJudgments.attemptId))
      .where(eq(attempts.userId, userId))
      .orderBy(attemptJudgments.id),
    practice: await db.select().from(learners).where(eq(learners.userId, userId)),
    practicedQuestions: await db
      .select()
      .from(learnerQuestions)
      .where(eq(learnerQuestions.userId, userId)),
    ratings: await db.select().from(learnerRatings).where(eq(learnerRatings.userId, userId)),
    ratingHistory: await db
      .select()
      .from(learnerRatingDays)
      .where(eq(learnerRatingDays.userId, userId)),
    confidence: await db
      .select()
      .from(learnerConfidence)
      .where(eq(learnerConfidence.userId, userId)),
    stars: await db.select().from(stars).where(eq(stars.userId, userId)),
    notes: await db.select().from(notes).where(eq(notes.userId, userId)),
    lists: await db
      .select({
        id: questionLists.id,
        name: questionLists.name,
        description: questionLists.description,
        createdAt: questionLists.createdAt,
        updatedAt: questionLists.updatedAt,
      })
      .from(questionLists)
      .where(eq(questionLists.userId, userId)),
    listQuestions: await db
      .select(getTableColumns(listQuestions))
      .from(listQuestions)
      .innerJoin(questionLists, eq(questionLists.id, listQuestions.listId))
      .where(eq(questionLists.userId, userId))
      .orderBy(listQuestions.listId, listQuestions.position),
    ...(await readDrills(db, userId)),
    ...(await readInterviews(db, userId)),
    ...(await readMeetings(db, userId)),
    ...(await readPartners(db, userId)),
    ...(await readMail(db, userId)),
    discussions: await db
      .select(discussionColumns)
      .from(discussions)
      .where(eq(discussions.createdBy, userId)),
    comments: await db.select(commentColumns).from(comments).where(eq(comments.userId, userId)),
    likes: await db.select().from(commentLikes).where(eq(commentLikes.userId, userId)),
    commentReports: await db
      .select(commentReportColumns)
      .from(commentReports)
      .where(eq(commentReports.reportedBy, userId)),
    errorReports: await db.select().from(errorReports).where(eq(errorReports.reportedBy, userId)),
    errorReportReplies: await db
      .select({
        errorReportId: errorReportReplies.errorReportId,
        content: errorReportReplies.content,
        createdAt: errorReportReplies.createdAt,
      })
      .from(errorReportReplies)
      .innerJoin(errorReports, eq(errorReports.id, errorReportReplies.errorReportId))
      .where(eq(errorReports.reportedBy, userId)),
    feedback: await db
      .select({ message: feedbackMessages.message, createdAt: feedbackMessages.createdAt })
      .from(feedbackMessages)
      .where(eq(feedbackMessages.userId, userId)),
    subscriptions: await db
      .select({
        plan: subscriptions.plan,
        amount: subscriptions.amount,
        currency: subscriptions.currency,
        status: subscriptions.status,
        currentPeriodEnd: subscriptions.currentPeriodEnd,
        cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
        trialEnd: subscriptions.trialEnd,
        createdAt: subscriptions.createdAt,
        endedAt: subscriptions.endedAt,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId)),
    trials: await db
      .select({ usedAt: billingCustomers.trialUsedAt })
      .from(billingCustomers)
      .where(and(eq(billingCustomers.userId, userId), isNotNull(billingCustomers.trialUsedAt))),
    workMail: await db
      .select({ timing: workMail.timing })
      .from(workMail)
      .where(eq(workMail.userId, userId)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)),
  };
}
