import type { MailRecipient } from '#shared/contracts/notification.ts';
import type { Database } from '../../../db/client.ts';
import { notFound } from '../../../lib/errors.ts';
import { maskEmail } from '../../../lib/mask-email.ts';
import type { TokenService } from '../../accounts/auth/token.service.ts';
import {
  findRecipient,
  type MailSettingService,
} from '../../accounts/mail-settings/mail-setting.service.ts';
import type { PlanService } from '../../practice/plan/plan.service.ts';
import type { PracticeSettingsService } from '../../practice/reviews/practice-settings.service.ts';
import type { InboxMailService } from '../admin-inbox/inbox-mail.service.ts';

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;

interface UnsubscribeDeps {
  db: Database;
  mailSettings: Pick<MailSettingService, 'turnOff'>;
  inboxMail: Pick<InboxMailService, 'read' | 'change'>;
  practiceSettings: Pick<PracticeSettingsService, 'read' | 'turnOffMail'>;
  plans: Pick<PlanService, 'wantsMail' | 'turnOffMail'>;
  tokens: Pick<TokenService, 'findUnsubscriber'>;
}

const unknownLink = () =>
  notFound('This link is no longer valid. You can turn off emails in your account settings.');

/** The unsubscribe links in all kinds of emails. */
export function createUnsubscribeService(deps: UnsubscribeDeps) {
  const { db, mailSettings, inboxMail, practiceSettings, plans, tokens } = deps;

  async function ownerOf(token: string) {
    const owner = await tokens.findUnsubscriber(db, token);
    if (owner === null) throw unknownLink();
    return owner;
  }

  return {
    /** Changes nothing, since mail scanners open links, too. */
    async recipient(token: string): Promise<MailRecipient> {
      const { userId, from } = await ownerOf(token);
      const user = await findRecipient(db, userId);
      if (!user) throw unknownLink();
      const address = maskEmail(user.email);
      if (from === 'discussions') return { discussionMail: user.mailNotifications, address };
      if (from === 'signIns') return { signInMail: user.mailSignIns, address };
      if (from === 'reviews') {
        return { reviewMail: (await practiceSettings.read(user)).wantsReviewMail, address };
      }
      if (from === 'plans') return { planMail: await plans.wantsMail(user), address };
      return { workMail: (await inboxMail.read(user)).timing !== 'off', address };
    },

    async unsubscribe(token: string): Promise<void> {
      const { userId, from } = await ownerOf(token);
      const user = { id: userId };
      if (from === 'work') await inboxMail.change(user, { timing: 'off' });
      else if (from === 'reviews') await practiceSettings.turnOffMail(user);
      else if (from === 'plans') await plans.turnOffMail(user);
      else if (!(await mailSettings.turnOff(user, from))) throw unknownLink();
    },
  };
}
