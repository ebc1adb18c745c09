import { z } from 'zod';
import { idField } from './fields.ts';
import { pageQuerySchema } from './list-query.ts';

const notificationKinds = ['reply', 'comment', 'removed', 'report', 'correction'] as const;

export const notificationSchema = z
  .object({
    id: z.number().int(),
    kind: z
      .enum(notificationKinds)
      .describe(
        'A reply to your comment, a comment in your discussion, the removal of your comment by a moderator, a reply to your error report, or the correction of an answer that changes a verdict on yours.',
      ),
    actor: z
      .object({ username: z.string() })
      .nullable()
      .describe('Who did it; null if the account was deleted, or if it was staff.'),
    discussion: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    commentId: z.number().int().nullable(),
    report: z
      .object({
        id: z.number().int(),
        question: z.object({ id: z.number().int(), name: z.string() }).nullable(),
      })
      .nullable()
      .describe('The error report replied to; without its question while that is hidden.'),
    question: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .describe('The question whose answer was corrected.'),
    message: z
      .string()
      .nullable()
      .describe(
        'Why a comment was removed, the beginning of the reply to a report, or how your answer counts now.',
      ),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });

/** Defaults to the first page. */
export const notificationListQuerySchema = pageQuerySchema;

export const unreadCountSchema = z
  .object({ unread: z.number().int() })
  .meta({ id: 'UnreadNotifications' });

const badIds = 'Ids must be a list of at most 1,000 numbers';

export const readNotificationsSchema = z.object({
  ids: z
    .array(idField('Invalid notification id'), badIds)
    .max(1_000, badIds)
    .optional()
    .describe('All of them if absent.'),
  discussionId: idField('Invalid discussion id')
    .optional()
    .describe('Only those about this discussion.'),
});

export type ReadNotifications = z.infer<typeof readNotificationsSchema>;

export const mailSettingSchema = z
  .object({
    discussionMail: z
      .boolean('discussionMail must be true or false')
      .describe("Emails about activity in the user's discussions."),
  })
  .meta({ id: 'MailSetting' });

export const signInMailSchema = z
  .object({
    signInMail: z
      .boolean('signInMail must be true or false')
      .describe('Emails about sign-ins on new devices.'),
  })
  .meta({ id: 'SignInMail' });

export const unsubscribeQuerySchema = z.object({
  token: z.string('This link is incomplete').max(200, 'This link is incomplete'),
});

/** Masked: enough to recognize one's own email, too little to learn someone else's. */
const address = z.string().describe('For example, `a•••@example.org`.');

export const mailRecipientSchema = z
  .union([
    mailSettingSchema.extend({ address }),
    z.object({ workMail: z.boolean().describe('Emails about new work.'), address }),
    z.object({ reviewMail: z.boolean().describe('Emails about due reviews.'), address }),
    z.object({ planMail: z.boolean().describe('Emails about the plan of the day.'), address }),
    signInMailSchema.extend({ address }),
  ])
  .describe('Depends on what the email with the link was about.')
  .meta({ id: 'MailRecipient' });

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationListQuery = z.infer<typeof notificationListQuerySchema>;
export type MailSetting = z.infer<typeof mailSettingSchema>;
export type SignInMail = z.infer<typeof signInMailSchema>;
export type MailRecipient = z.infer<typeof mailRecipientSchema>;
