import type { ConfirmedSignup, SignupList, SignupState } from '#shared/contracts/newsletter.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { inConstantTime } from '../../../lib/constant-time.ts';
import { badLink, notFound } from '../../../lib/errors.ts';
import { maskEmail } from '../../../lib/mask-email.ts';
import { createToken, hashToken } from '../../../lib/secret-token.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { createSignupRepository, type SignupRow } from './signup.repository.ts';
import { confirmationEmail, welcomeEmail } from './signup-emails.ts';

interface SignupDeps {
  db: Database;
  inTransaction: RunInTransaction;
  mail: Pick<MailService, 'enqueue' | 'enqueueHourly'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  rateLimits: Pick<RateLimitService, 'allow' | 'allowMailQuietly'>;
  appUrl: string;
  now: () => Date;
}

const confirmWithinMs = 7 * 24 * 60 * 60 * 1000;

const unknownLink = () =>
  notFound('This link is no longer valid. A newer email may have one that works.');

export type SignupService = ReturnType<typeof createSignupService>;

/** The newsletter and the interview guide, with double opt-in. */
export function createSignupService(deps: SignupDeps) {
  const { db, inTransaction, mail, settings, rateLimits, appUrl, now } = deps;

  const siteName = async () => (await settings.publicSettings()).app_title;
  const to = ({ email, list }: SignupRow, what: string) => ({
    kind: `${list}_${what}`,
    userId: null,
    recipient: email,
  });

  /** Returns whether it sent an email. */
  function askToConfirm(list: SignupList, email: string): Promise<boolean> {
    return inTransaction(async (transaction) => {
      const signups = createSignupRepository(transaction.db);
      const signup = await signups.take(list, email, now());
      if (isSubscribed(signup)) return false;
      // The row is locked, so only one of many concurrent requests writes the email and sets the
      // token.
      return mail.enqueueHourly(transaction, `${list} to ${email.toLowerCase()}`, async () => {
        const token = createToken();
        await signups.update(signup.id, {
          confirmationTokenHash: hashToken(token),
          confirmationExpiresAt: new Date(now().getTime() + confirmWithinMs),
        });
        const url = `${appUrl}/newsletter/confirm?token=${token}`;
        return {
          ...to(signup, 'confirmation'),
          email: confirmationEmail(list, await siteName(), url),
        };
      });
    });
  }

  async function welcome(transaction: Transaction, signup: SignupRow): Promise<void> {
    const token = createToken();
    await createSignupRepository(transaction.db).update(signup.id, {
      confirmedAt: now(),
      unsubscribedAt: null,
      unsubscribeTokenHash: hashToken(token),
    });
    const url = `${appUrl}/newsletter/unsubscribe?token=${token}`;
    const headers = {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const email = welcomeEmail(signup.list, await siteName(), url);
    await mail.enqueue(transaction, { ...to(signup, 'welcome'), headers }, email);
  }

  async function findSubscriber(token: string): Promise<SignupRow> {
    const signup = await createSignupRepository(db).findByUnsubscription(hashToken(token));
    if (!signup) throw unknownLink();
    return signup;
  }

  return {
    /** Does not reveal whether the email is on the list. */
    async signUp(list: SignupList, email: string, ip: string): Promise<void> {
      await rateLimits.allow('signUp', ip);
      await inConstantTime(
        rateLimits.allowMailQuietly(email, () => askToConfirm(list, email)),
        'mail',
      );
    },

    /** Idempotent until the recipient unsubscribes. */
    async confirm(token: string, ip: string): Promise<ConfirmedSignup> {
      await rateLimits.allow('redeemSignUp', ip);
      return inTransaction(async (transaction) => {
        const signups = createSignupRepository(transaction.db);
        const signup = await signups.findByConfirmation(hashToken(token));
        if (!signup) throw badLink();
        if (!isSubscribed(signup)) {
          if (!signup.confirmationExpiresAt || signup.confirmationExpiresAt <= now()) {
            throw badLink();
          }
          await welcome(transaction, signup);
        }
        return { list: signup.list };
      });
    },

    /** Changes nothing, since mail scanners open links, too. */
    async state(token: string): Promise<SignupState> {
      const signup = await findSubscriber(token);
      return {
        list: signup.list,
        address: maskEmail(signup.email),
        isSubscribed: isSubscribed(signup),
      };
    },

    async unsubscribe(token: string): Promise<void> {
      const signup = await findSubscriber(token);
      if (!isSubscribed(signup)) return;
      // The confirmation link must not subscribe again.
      await createSignupRepository(db).update(signup.id, {
        unsubscribedAt: now(),
        confirmationTokenHash: null,
        confirmationExpiresAt: null,
      });
    },
  };
}

function isSubscribed({ confirmedAt, unsubscribedAt }: SignupRow): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}
