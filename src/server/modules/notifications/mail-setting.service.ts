import type { MailRecipient, MailSetting, SignInMail } from '#shared/contracts/notification.ts';
import type { Database } from '../../db/client.ts';
import { notFound, notSignedIn } from '../../lib/errors.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import type { WorkMailService } from '../admin-work/work-mail.service.ts';
import type { TokenService } from '../auth/token.service.ts';
import type { PracticeSettingsService } from '../practice/practice-settings.service.ts';
import type { ThrottleService } from '../throttle/throttle.service.ts';
import { createRecipientRepository, type Recipient } from './recipient.repository.ts';

export type MailSettingService = ReturnType<typeof createMailSettingService>;

interface MailSettingDeps {
  db: Database;
  workMail: Pick<WorkMailService, 'read' | 'change'>;
  practiceSettings: Pick<PracticeSettingsService, 'read' | 'turnOffMail'>;
  tokens: Pick<TokenService, 'findUnsubscriber'>;
  throttle: Pick<ThrottleService, 'allow'>;
}

const unknownLink = () =>
  notFound('This link is no longer valid. You can turn off emails in your account settings.');

/** The email preference, changed in the account or by the unsubscribe link. */
export function createMailSettingService(deps: MailSettingDeps) {
  const { db, workMail, practiceSettings, tokens, throttle } = deps;
  const repository = createRecipientRepository(db);

  async function ownerOf(token: string) {
    const owner = await tokens.findUnsubscriber(db, token);
    if (owner === null) throw unknownLink();
    return owner;
  }

  return {
    async read({ id }: { id: number }): Promise<MailSetting> {
      const user = await repository.find(id);
      if (!user) throw notSignedIn();
      return present(user);
    },

    async change({ id }: { id: number }, { discussionMail }: MailSetting): Promise<MailSetting> {
      await throttle.allow('setting', String(id));
      const user = await repository.setMail(id, { mailNotifications: discussionMail });
      if (!user) throw notSignedIn();
      return present(user);
    },

    async readSignIns({ id }: { id: number }): Promise<SignInMail> {
      const user = await repository.find(id);
      if (!user) throw notSignedIn();
      return { signInMail: user.mailSignIns };
    },

    async changeSignIns({ id }: { id: number }, { signInMail }: SignInMail): Promise<SignInMail> {
      await throttle.allow('setting', String(id));
      const user = await repository.setMail(id, { mailSignIns: signInMail });
      if (!user) throw notSignedIn();
      return { signInMail: user.mailSignIns };
    },

    /** Changes nothing: mail scanners open links too. */
    async recipient(token: string): Promise<MailRecipient> {
      const { userId, from } = await ownerOf(token);
      const user = await repository.find(userId);
      if (!user) throw unknownLink();
      const address = maskEmail(user.email);
      if (from === 'discussions') return { ...present(user), address };
      if (from === 'signIns') return { signInMail: user.mailSignIns, address };
      if (from === 'reviews') {
        return { reviewMail: (await practiceSettings.read(user)).wantsReviewMail, address };
      }
      return { workMail: (await workMail.read(user)).timing !== 'off', address };
    },

    async unsubscribe(token: string): Promise<void> {
      const { userId, from } = await ownerOf(token);
      if (from === 'work') {
        await workMail.change({ id: userId }, { timing: 'off' });
        return;
      }
      if (from === 'reviews') {
        await practiceSettings.turnOffMail({ id: userId });
        return;
      }
      const change = from === 'signIns' ? { mailSignIns: false } : { mailNotifications: false };
      const user = await repository.setMail(userId, change);
      if (!user) throw unknownLink();
    },
  };
}

function present({ mailNotifications }: Recipient): MailSetting {
  return { discussionMail: mailNotifications };
}
