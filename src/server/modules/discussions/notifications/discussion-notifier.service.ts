import type { Transaction } from '../../../db/transaction.ts';
import type { TokenService } from '../../accounts/auth/token.service.ts';
import { findRecipient } from '../../accounts/mail-settings/mail-setting.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { answerEmail } from './discussion-emails.ts';
import { createNotificationRepository } from './notification.repository.ts';

interface Commented {
  comment: { id: number };
  author: { id: number; username: string };
  discussion: { id: number; title: string; createdBy: number | null };
  repliedTo: number | null;
}

interface CommentRemoved {
  comment: { id: number; userId: number | null };
  discussion: { id: number };
  reason: string | null;
}

interface DiscussionNotifierDeps {
  mail: Pick<MailService, 'enqueueHourly'>;
  tokens: Pick<TokenService, 'issueUnsubscribe'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
  now: () => Date;
}

/** Notifies users of activity in their discussions, in the transaction that causes it. */
export function createDiscussionNotifier(deps: DiscussionNotifierDeps) {
  const { mail, tokens, settings, appUrl, now } = deps;

  async function notify(
    transaction: Transaction,
    { comment, author, discussion }: Commented,
    kind: 'reply' | 'comment',
    userId: number,
  ): Promise<void> {
    const recipient = await findRecipient(transaction.db, userId);
    if (!recipient) return;
    await createNotificationRepository(transaction.db).insert({
      userId,
      kind,
      actorId: author.id,
      discussionId: discussion.id,
      commentId: comment.id,
      createdAt: now(),
    });
    if (!recipient.isEmailVerified || !recipient.mailNotifications) return;
    await mail.enqueueHourly(transaction, `discussion ${discussion.id} to ${userId}`, async () => {
      const token = await tokens.issueUnsubscribe(transaction, recipient, 'discussions');
      const unsubscribe = `${appUrl}/unsubscribe?token=${token}`;
      return {
        kind: 'discussion',
        userId,
        recipient: recipient.email,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        email: answerEmail({
          kind,
          author: author.username,
          title: discussion.title,
          recipient: recipient.username,
          siteName: (await settings.publicSettings()).app_title,
          links: {
            comment: `${appUrl}/discussions/${discussion.id}#comment-${comment.id}`,
            unsubscribe,
          },
        }),
      };
    });
  }

  return {
    async commented(transaction: Transaction, event: Commented): Promise<void> {
      const { author, discussion, repliedTo } = event;
      const starter = discussion.createdBy;
      if (repliedTo !== null && repliedTo !== author.id) {
        await notify(transaction, event, 'reply', repliedTo);
      }
      if (starter !== null && starter !== author.id && starter !== repliedTo) {
        await notify(transaction, event, 'comment', starter);
      }
    },

    /** Moderators act for the site: their names are not shown. */
    async commentRemoved(
      transaction: Transaction,
      { comment, discussion, reason }: CommentRemoved,
    ): Promise<void> {
      if (comment.userId === null) return;
      await createNotificationRepository(transaction.db).insert({
        userId: comment.userId,
        kind: 'removed',
        discussionId: discussion.id,
        commentId: comment.id,
        message: reason,
        createdAt: now(),
      });
    },
  };
}
