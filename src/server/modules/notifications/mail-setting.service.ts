import type { MailRecipient, MailSetting } from '#shared/contracts/notification.ts';
import type { Database } from '../../db/client.ts';
import { notFound, notSignedIn } from '../../lib/errors.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import type { TokenService } from '../auth/token.service.ts';
import { createRecipientRepository, type Recipient } from './recipient.repository.ts';

export type MailSettingService = ReturnType<typeof createMailSettingService>;

interface MailSettingDeps {
  db: Database;
  tokens: Pick<TokenService, 'findUnsubscriber'>;
}

const unknownLink = () =>
  notFound('This link is no longer valid. You can turn off emails in your account settings.');

/** The email preference, changed in the account or by the unsubscribe link. */
export function createMailSettingService({ db, tokens }: MailSettingDeps) {
  const repository = createRecipientRepository(db);

  async function ownerOf(token: string): Promise<number> {
    const userId = await tokens.findUnsubscriber(db, token);
    if (userId === null) throw unknownLink();
    return userId;
  }

  return {
    async read({ id }: { id: number }): Promise<MailSetting> {
      const user = await repository.find(id);
      if (!user) throw notSignedIn();
      return present(user);
    },

    async change({ id }: { id: number }, { discussionMail }: MailSetting): Promise<MailSetting> {
      const user = await repository.setMail(id, discussionMail);
      if (!user) throw notSignedIn();
      return present(user);
    },

    /** Changes nothing: mail scanners open links too. */
    async recipient(token: string): Promise<MailRecipient> {
      const user = await repository.find(await ownerOf(token));
      if (!user) throw unknownLink();
      return { ...present(user), address: maskEmail(user.email) };
    },

    async unsubscribe(token: string): Promise<void> {
      const user = await repository.setMail(await ownerOf(token), false);
      if (!user) throw unknownLink();
    },
  };
}

function present({ mailNotifications }: Recipient): MailSetting {
  return { discussionMail: mailNotifications };
}
