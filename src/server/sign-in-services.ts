import type { AppDeps } from './app-deps.ts';
import type { Database } from './db/client.ts';
import type { RunInTransaction } from './db/transaction.ts';
import { createOpenIdProviders } from './integrations/openid/create-openid-providers.ts';
import { createAdminUserService } from './modules/accounts/admin-users/admin-user.service.ts';
import { createAccountService } from './modules/accounts/auth/account.service.ts';
import { createAccountMail } from './modules/accounts/auth/account-mail.ts';
import { createAccountRemoval } from './modules/accounts/auth/account-removal.service.ts';
import { createAddressService } from './modules/accounts/auth/address.service.ts';
import { createAuthService } from './modules/accounts/auth/auth.service.ts';
import { createConfirmFactor } from './modules/accounts/auth/confirm-factor.ts';
import { createIdentityService } from './modules/accounts/auth/openid/identity.service.ts';
import { createOpenIdService } from './modules/accounts/auth/openid/openid.service.ts';
import { createPendingIdentityService } from './modules/accounts/auth/openid/pending-identity.service.ts';
import { createRecoveryService } from './modules/accounts/auth/recovery.service.ts';
import { createRemoveAddedKeys } from './modules/accounts/auth/remove-added-keys.ts';
import { createSecondStepService } from './modules/accounts/auth/second-step.service.ts';
import { createSessionService } from './modules/accounts/auth/session.service.ts';
import { createSignInService } from './modules/accounts/auth/sign-in.service.ts';
import type { TokenService } from './modules/accounts/auth/token.service.ts';
import { createUserService } from './modules/accounts/auth/user.service.ts';
import { createFactorMail } from './modules/accounts/factors/factor-mail.ts';
import { createSecondFactorService } from './modules/accounts/factors/second-factor.service.ts';
import { createTwoStepService } from './modules/accounts/factors/two-step.service.ts';
import { createChallengeService } from './modules/accounts/passkeys/challenge.service.ts';
import { createPasskeyService } from './modules/accounts/passkeys/passkey.service.ts';
import { createPasskeyProofService } from './modules/accounts/passkeys/passkey-proof.service.ts';
import { createPasskeySignInService } from './modules/accounts/passkeys/passkey-sign-in.service.ts';
import { relyingParty } from './modules/accounts/passkeys/relying-party.ts';
import type { BillingService } from './modules/billing/billing.service.ts';
import type { EntitlementService } from './modules/billing/entitlement.service.ts';
import type { MailService } from './modules/ground/mail/mail.service.ts';
import type { SettingsService } from './modules/ground/settings/settings.service.ts';
import type { ThrottleService } from './modules/ground/throttle/throttle.service.ts';

interface SignInDeps
  extends Pick<AppDeps, 'changes' | 'config' | 'log' | 'now' | 'passwordHashes'> {
  db: Database;
  inTransaction: RunInTransaction;
  throttle: ThrottleService;
  settings: SettingsService;
  mail: MailService;
  tokens: TokenService;
  billing: BillingService;
  entitlements: EntitlementService;
}

/** Accounts, and every way into them. */
export function createSignInServices(deps: SignInDeps) {
  const { db, inTransaction, changes, throttle, settings, mail, tokens } = deps;
  const { billing, entitlements, config, log, now, passwordHashes } = deps;
  const { appUrl, adminEmail, openId } = config;
  const sessions = createSessionService({ db, changes, now });
  const users = createUserService({ db, adminEmail, entitlements });
  const accountMail = createAccountMail({ mail, tokens, settings, appUrl, now });
  const signIns = createSignInService({ inTransaction, sessions, accountMail, throttle, now });
  const factorMail = createFactorMail({ mail, settings, appUrl });
  const challenges = createChallengeService({ db, now });
  const party = relyingParty(appUrl);
  const passkeyProofs = createPasskeyProofService({ db, challenges, party, now });
  const secondFactor = createSecondFactorService({ factorMail, passkeyProofs, now });
  const providers = createOpenIdProviders(openId, appUrl);
  const identities = createIdentityService({
    db,
    inTransaction,
    accountMail,
    throttle,
    providers,
    now,
  });
  const removeAddedKeys = createRemoveAddedKeys(identities);
  const removeAccount = createAccountRemoval({ mail, billing });
  const shared = {
    db,
    inTransaction,
    changes,
    sessions,
    tokens,
    users,
    accountMail,
    throttle,
    removeAccount,
    passwordHashes,
  };
  const secondSteps = createSecondStepService({ ...shared, secondFactor, signIns, now });
  const confirmFactor = createConfirmFactor({ ...shared, secondFactor });
  const entering = { ...shared, providers, identities, signIns, log, now };
  const pendingIdentities = createPendingIdentityService(entering);
  return {
    sessions,
    users,
    passkeys: createPasskeyService({ ...shared, challenges, party, mail, settings, now }),
    passkeySignIns: createPasskeySignInService({ ...shared, passkeyProofs, signIns }),
    secondSteps,
    twoStep: createTwoStepService({ ...shared, settings, factorMail, now }),
    auth: createAuthService({ ...shared, signIns, secondSteps }),
    identities,
    pendingIdentities,
    openId: createOpenIdService({ ...entering, secondSteps, confirmFactor, pendingIdentities }),
    recovery: createRecoveryService({ ...shared, removeAddedKeys }),
    addresses: createAddressService({ ...shared, removeAddedKeys }),
    account: createAccountService({ ...shared, confirmFactor }),
    adminUsers: createAdminUserService({ ...shared, entitlements, secondFactor }),
  };
}
