import type { MailSetting, SignInMail } from '#shared/contracts/notification.ts';
import type { Database } from '../../../db/client.ts';
import { notSignedIn } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createRecipientRepository, type Recipient } from './recipient.repository.ts';

export type MailSettingService = ReturnType<typeof createMailSettingService>;

interface MailSettingDeps {
  db: Database;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

interface User {
  id: number;
}

/** Null if the account was deleted. */
export function findRecipient(db: Database, userId: number): Promise<Recipient | null> {
  return createRecipientRepository(db).find(userId);
}

/** Which emails an account gets. */
export function createMailSettingService({ db, rateLimits }: MailSettingDeps) {
  const repository = createRecipientRepository(db);

  return {
    async read({ id }: User): Promise<MailSetting> {
      return present(existing(await repository.find(id)));
    },

    async change({ id }: User, { discussionMail }: MailSetting): Promise<MailSetting> {
      await rateLimits.allow('setting', String(id));
      return present(existing(await repository.setMail(id, { mailNotifications: discussionMail })));
    },

    async readSignIns({ id }: User): Promise<SignInMail> {
      return presentSignIns(existing(await repository.find(id)));
    },

    async changeSignIns({ id }: User, { signInMail }: SignInMail): Promise<SignInMail> {
      await rateLimits.allow('setting', String(id));
      return presentSignIns(existing(await repository.setMail(id, { mailSignIns: signInMail })));
    },

    /** For links in emails, which are never rate limited. False if the account was deleted. */
    async turnOff({ id }: User, kind: 'discussions' | 'signIns'): Promise<boolean> {
      const change = kind === 'signIns' ? { mailSignIns: false } : { mailNotifications: false };
      return (await repository.setMail(id, change)) !== null;
    },
  };
}

function existing(user: Recipient | null): Recipient {
  if (!user) throw notSignedIn();
  return user;
}

function present({ mailNotifications }: Recipient): MailSetting {
  return { discussionMail: mailNotifications };
}

function presentSignIns({ mailSignIns }: Recipient): SignInMail {
  return { signInMail: mailSignIns };
}
