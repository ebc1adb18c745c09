import type { AppDeps } from './app-deps.ts';
import { openDatabase } from './db/client.ts';
import { transactionsOn } from './db/transaction.ts';
import { createAccountService } from './modules/auth/account.service.ts';
import { createAccountMail } from './modules/auth/account-mail.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createRecoveryService } from './modules/auth/recovery.service.ts';
import { createSessionService } from './modules/auth/session.service.ts';
import { createTokenService } from './modules/auth/token.service.ts';
import { createUserService } from './modules/auth/user.service.ts';
import { createMailService } from './modules/mail/mail.service.ts';
import { createSettingsService } from './modules/settings/settings.service.ts';
import { createThrottleService } from './modules/throttle/throttle.service.ts';

/** Every service with what it needs; who depends on whom can be read from top to bottom. */
export function createServices({ config, pool, changes, jobs, mailer, now }: AppDeps) {
  const { appUrl, adminEmail, rateLimits } = config;
  const db = openDatabase(pool);
  const inTransaction = transactionsOn(pool);
  const throttle = createThrottleService(pool, rateLimits);
  const settings = createSettingsService(db, changes);
  const mail = createMailService({ db, inTransaction, jobs, mailer, now });
  const sessions = createSessionService(db, now);
  const tokens = createTokenService(now);
  const users = createUserService(db, adminEmail);
  const accountMail = createAccountMail({ mail, tokens, settings, appUrl });
  const shared = { db, inTransaction, sessions, tokens, users, accountMail, mail, throttle };
  return {
    settings,
    mail,
    sessions,
    users,
    auth: createAuthService(shared),
    recovery: createRecoveryService(shared),
    account: createAccountService(shared),
  };
}
