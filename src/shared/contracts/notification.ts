import { z } from 'zod';
import { idField } from './fields.ts';
import { pageQuerySchema } from './list-query.ts';

const notificationKinds = ['reply', 'comment', 'removed', 'report'] as const;

export const notificationSchema = z
  .object({
    id: z.number().int(),
    kind: z
      .enum(notificationKinds)
      .describe(
        'Somebody answered a comment of yours, wrote in a discussion of yours, a moderator removed a comment of yours, or an administrator answered an error report of yours.',
      ),
    actor: z
      .object({ username: z.string() })
      .nullable()
      .describe('Who did it; null: the account is gone, or it was somebody of the site.'),
    discussion: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    commentId: z.number().int().nullable(),
    report: z
      .object({
        id: z.number().int(),
        question: z.object({ id: z.number().int(), name: z.string() }).nullable(),
      })
      .nullable()
      .describe('The error report that was answered; without its question while that is hidden.'),
    message: z
      .string()
      .nullable()
      .describe('Why a comment was removed, or how the answer to a report begins.'),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });

/** The first page, unless another one is asked for. */
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
    .describe('Where absent, all of them.'),
  discussionId: idField('Invalid discussion id')
    .optional()
    .describe('Only those about this discussion.'),
});

export type ReadNotifications = z.infer<typeof readNotificationsSchema>;

export const mailSettingSchema = z
  .object({
    discussionMail: z
      .boolean('Please say whether you want mail')
      .describe('Mail when somebody answers in a discussion.'),
  })
  .meta({ id: 'MailSetting' });

export const unsubscribeQuerySchema = z.object({
  token: z.string('This link is not complete').max(200, 'This link is not complete'),
});

/** Where the link of a mail leads: enough to recognize the own address, too little to learn one. */
export const mailRecipientSchema = mailSettingSchema
  .extend({ address: z.string().describe('Such as `a•••@example.org`.') })
  .meta({ id: 'MailRecipient' });

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationListQuery = z.infer<typeof notificationListQuerySchema>;
export type MailSetting = z.infer<typeof mailSettingSchema>;
export type MailRecipient = z.infer<typeof mailRecipientSchema>;
