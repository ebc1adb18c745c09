import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { createOpenIdProviders } from '../../integrations/openid/create-openid-providers.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Billing } from '../billing/room.ts';
import type { Ground } from '../ground/room.ts';
import { adminUserRoutes } from './admin-users/admin-user.routes.ts';
import { createAdminUserService } from './admin-users/admin-user.service.ts';
import { accountRoutes } from './auth/account.routes.ts';
import { createAccountService } from './auth/account.service.ts';
import { createAccountMail } from './auth/account-mail.ts';
import { createAccountRemoval } from './auth/account-removal.service.ts';
import { createAddressService } from './auth/address.service.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createAuthService } from './auth/auth.service.ts';
import { createConfirmFactor } from './auth/confirm-factor.ts';
import { createIdentityService } from './auth/openid/identity.service.ts';
import { openIdRoutes } from './auth/openid/openid.routes.ts';
import { createOpenIdService } from './auth/openid/openid.service.ts';
import { createPendingIdentityService } from './auth/openid/pending-identity.service.ts';
import { recoveryRoutes } from './auth/recovery.routes.ts';
import { createRecoveryService } from './auth/recovery.service.ts';
import { createRemoveAddedKeys } from './auth/remove-added-keys.ts';
import { createSecondStepService } from './auth/second-step.service.ts';
import { createSessionService } from './auth/session.service.ts';
import { createSignInService } from './auth/sign-in.service.ts';
import { createTokenService } from './auth/token.service.ts';
import { createUserService } from './auth/user.service.ts';
import { mailSettingRoutes } from './mail-settings/mail-setting.routes.ts';
import { createMailSettingService } from './mail-settings/mail-setting.service.ts';
import { createChallengeService } from './passkeys/challenge.service.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { createPasskeyService } from './passkeys/passkey.service.ts';
import { createPasskeyProofService } from './passkeys/passkey-proof.service.ts';
import { createPasskeySignInService } from './passkeys/passkey-sign-in.service.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { createSecurityAlarmService } from './security-log/security-alarm.service.ts';
import { securityLogRoutes } from './security-log/security-log.routes.ts';
import { createSecurityLogService } from './security-log/security-log.service.ts';
import { createFactorMail } from './two-factor/factor-mail.ts';
import { createSecondFactorService } from './two-factor/second-factor.service.ts';
import { twoStepRoutes } from './two-factor/two-step.routes.ts';
import { createTwoStepService } from './two-factor/two-step.service.ts';

export type Accounts = ReturnType<typeof openAccounts>['services'];

/** Accounts, and all ways to sign in. */
export function openAccounts(deps: RoomDeps, below: Ground & Billing) {
  const { config, appUrl, now } = deps;
  const tokens = createTokenService(now);
  const sessions = createSessionService(deps);
  const base = { ...deps, ...below, tokens, sessions, party: relyingParty(appUrl) };

  const users = createUserService({ ...base, adminEmail: config.adminEmail });
  const accountMail = createAccountMail(base);
  const factorMail = createFactorMail(base);
  const removeAccount = createAccountRemoval(base);
  const signIns = createSignInService({ ...base, accountMail });
  const signing = { ...base, users, accountMail, removeAccount, signIns };

  const challenges = createChallengeService(base);
  const passkeyProofs = createPasskeyProofService({ ...base, challenges });
  const secondFactor = createSecondFactorService({ ...base, factorMail, passkeyProofs });
  const confirmFactor = createConfirmFactor({ ...base, secondFactor });
  const secondSteps = createSecondStepService({ ...signing, secondFactor });

  const providers = createOpenIdProviders(config.openId, appUrl);
  const identities = createIdentityService({ ...signing, providers });
  const entering = { ...signing, providers, identities };
  const pendingIdentities = createPendingIdentityService(entering);
  const removeAddedKeys = createRemoveAddedKeys(identities);

  const services = {
    tokens,
    sessions,
    users,
    secondSteps,
    identities,
    pendingIdentities,
    auth: createAuthService({ ...signing, secondSteps }),
    openId: createOpenIdService({ ...entering, secondSteps, confirmFactor, pendingIdentities }),
    recovery: createRecoveryService({ ...signing, removeAddedKeys }),
    addresses: createAddressService({ ...signing, removeAddedKeys }),
    account: createAccountService({ ...signing, confirmFactor }),
    twoStep: createTwoStepService({ ...base, factorMail }),
    passkeys: createPasskeyService({ ...base, challenges }),
    passkeySignIns: createPasskeySignInService({ ...signing, passkeyProofs }),
    mailSettings: createMailSettingService(base),
    adminUsers: createAdminUserService({ ...signing, secondFactor }),
    securityLog: createSecurityLogService(base),
    securityAlarm: createSecurityAlarmService(base),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      const offered = { ...services, appUrl };
      await addRoutes(api, authRoutes, offered);
      await addRoutes(api, openIdRoutes, offered);
      await addRoutes(api, recoveryRoutes, offered);
      await addRoutes(api, accountRoutes, offered);
      await addRoutes(api, passkeyRoutes, offered);
      await addRoutes(api, twoStepRoutes, offered);
      await addRoutes(api, mailSettingRoutes, offered);
      await addRoutes(api, adminUserRoutes, offered);
      await addRoutes(api, securityLogRoutes, offered);
    },

    async startJobs() {
      await services.securityLog.startJobs();
      await services.securityAlarm.startJobs();
    },
  };
}
