import type { Login, Registration } from '#shared/contracts/auth.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { inConstantTime } from '../../../lib/constant-time.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { AccountMail } from './account-mail.ts';
import { createAttemptCount } from './attempt-count.ts';
import type { PasswordHashes } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import type { SecondStepService } from './second-step.service.ts';
import type { SessionUser } from './session.service.ts';
import type { SignInService, Visitor } from './sign-in.service.ts';
import type { TokenService } from './token.service.ts';
import { createUserRepository } from './user.repository.ts';
import { refuseTaken, type UserService } from './user.service.ts';

interface AuthDeps {
  db: Database;
  inTransaction: RunInTransaction;
  signIns: SignInService;
  secondSteps: Pick<SecondStepService, 'require'>;
  users: UserService;
  tokens: Pick<TokenService, 'reverts'>;
  accountMail: AccountMail;
  rateLimits: RateLimitService;
  passwordHashes: PasswordHashes;
}

const wrong = 'Invalid email or password';
const wrongCredentials = () =>
  new AppError(401, 'WRONG_CREDENTIALS', wrong, { fieldErrors: { password: wrong } });
const notEligible = () =>
  new AppError(403, 'NOT_ELIGIBLE', 'This account cannot become an administrator.');

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: AuthDeps) {
  const { db, inTransaction, signIns, secondSteps, users, tokens } = deps;
  const { accountMail, rateLimits, passwordHashes } = deps;
  const countAttempt = createAttemptCount(deps);

  async function recordFailure(user: { id: number } | null, client: Client): Promise<void> {
    if (user) await recordEvent({ db }, { userId: user.id, kind: 'sign_in_failed', client });
  }

  return {
    async register({ username, email, password }: Registration, visitor: Visitor) {
      await refuseGuessable('password', password, { username, email });
      await rateLimits.allow('register', visitor.ip);
      const passwordHash = await passwordHashes.make(password);
      const insert = () =>
        inTransaction(async (transaction) => {
          const inserted = await createUserRepository(transaction.db).insert({
            username,
            email,
            passwordHash,
          });
          await tokens.reverts.refuseReserved(transaction, inserted);
          await accountMail.sendVerification(transaction, inserted);
          return inserted;
        });
      const user = await refuseTaken(() => rateLimits.allowMail(email, insert));
      await rateLimits.recordOwner(visitor.ip, email);
      const opened = await signIns.open(user, visitor);
      return { user: await users.present(user), ...opened };
    },

    async signIn({ email, password }: Login, visitor: Visitor) {
      await countAttempt(email, visitor);
      const user = await createUserRepository(db).findByEmail(email);
      if (!(await passwordHashes.matches(user?.passwordHash ?? null, password)) || !user) {
        await inConstantTime(recordFailure(user, visitor), 'log');
        throw wrongCredentials();
      }
      await secondSteps.require(user, visitor);
      await rateLimits.recordSuccess(visitor.ip, email);
      const opened = await signIns.open(user, visitor);
      return { user: await users.present(user), ...opened };
    },

    async claimAdmin(actor: SessionUser) {
      const user = await inTransaction(async (transaction) => {
        const repository = createUserRepository(transaction.db);
        const current = await repository.lock(actor.id);
        if (!current || !users.canClaimAdmin(current)) throw notEligible();
        const claimed = await repository.update(actor.id, { isAdmin: true });
        await recordAct(transaction, {
          actor,
          action: 'user.claim_admin',
          subject: { type: 'user', id: actor.id },
        });
        return claimed;
      });
      if (!user) throw notEligible();
      return users.present(user);
    },
  };
}
