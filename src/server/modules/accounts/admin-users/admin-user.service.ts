import type { AdminUser, AdminUserQuery } from '#shared/contracts/admin-user.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError, forbidden, notFound } from '../../../lib/errors.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RemoveAccount } from '../auth/account-removal.service.ts';
import { holdAdministrators } from '../auth/administrators.service.ts';
import type { SessionService } from '../auth/session.service.ts';
import type { UserService } from '../auth/user.service.ts';
import type { SecondFactorService } from '../two-factor/second-factor.service.ts';
import { createAdminUserRepository } from './admin-user.repository.ts';

export type AdminUserService = ReturnType<typeof createAdminUserService>;

interface AdminUserDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  sessions: Pick<SessionService, 'endAllOf'>;
  users: Pick<UserService, 'canClaimAdmin'>;
  entitlements: Pick<EntitlementService, 'openSubscriptionsOf'>;
  secondFactor: Pick<SecondFactorService, 'reset'>;
  removeAccount: RemoveAccount;
}

interface Admin {
  id: number;
  username: string;
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof createAdminUserRepository>['find']>>>;

const userNotFound = () => notFound('User not found');
const ownAccount = (message: string) => new AppError(409, 'OWN_ACCOUNT', message);

const noSecondFactor = () =>
  new AppError(409, 'NO_SECOND_FACTOR', 'This account does not use two-step sign-in.');

/** User management for administrators. */
export function createAdminUserService(deps: AdminUserDeps) {
  const { db, inTransaction, changes, sessions, users, entitlements } = deps;
  const { secondFactor, removeAccount } = deps;
  const repository = createAdminUserRepository(db);

  async function present(rows: Row[]): Promise<AdminUser[]> {
    const open = await entitlements.openSubscriptionsOf(rows.map(({ id }) => id));
    const subscriptions = new Map(open.map((one) => [one.userId, one]));
    return rows.map((row) => {
      const subscription = subscriptions.get(row.id);
      return {
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastActive: row.lastActive.toISOString(),
        canClaimAdmin: users.canClaimAdmin(row),
        stripeSubscriptionId: subscription?.isEntitling
          ? subscription.providerSubscriptionId
          : null,
        subscription: subscription
          ? {
              plan: subscription.plan,
              status: subscription.status,
              currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
              cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
            }
          : null,
      };
    });
  }

  /** Rechecks the acting administrator, since two may revoke each other at once. */
  async function hold(transaction: Transaction, admin: Admin, id: number) {
    const { account, ...administrators } = await holdAdministrators(transaction, id);
    if (!administrators.includes(admin.id)) throw forbidden();
    if (!account) throw userNotFound();
    return { account, ...administrators };
  }

  return {
    async list(query: AdminUserQuery): Promise<{ total: number; users: AdminUser[] }> {
      const { rows, total } = await repository.list(query, rowsOfPage(query));
      return { total, users: await present(rows) };
    },

    async setRole(admin: Admin, id: number, isAdmin: boolean): Promise<AdminUser> {
      await inTransaction(async (transaction) => {
        const { account, refuseLast, setRole } = await hold(transaction, admin, id);
        if (account.isAdmin === isAdmin) return;
        refuseLast('demoted');
        if (id === admin.id) throw ownAccount('You cannot revoke your own administrator rights.');
        await setRole(isAdmin);
        await recordAct(transaction, {
          actor: admin,
          action: isAdmin ? 'user.grant_admin' : 'user.revoke_admin',
          subject: { type: 'user', id },
          details: { username: account.username },
        });
      });
      await changes.settle();
      const row = await repository.find(id);
      const [user] = row ? await present([row]) : [];
      if (!user) throw userNotFound();
      return user;
    },

    async endSessions(admin: Admin, id: number): Promise<void> {
      await inTransaction(async (transaction) => {
        const { account } = await hold(transaction, admin, id);
        if (id === admin.id) {
          throw ownAccount('You can end your own sessions only in your account settings.');
        }
        const ended = await sessions.endAllOf(transaction, id);
        await recordAct(transaction, {
          actor: admin,
          action: 'user.end_sessions',
          subject: { type: 'user', id },
          details: { username: account.username, sessions: ended },
        });
      });
      await changes.settle();
    },

    /** For users who have lost their phone and their recovery codes. */
    async resetSecondFactor(admin: Admin, id: number): Promise<void> {
      await inTransaction(async (transaction) => {
        const { account } = await hold(transaction, admin, id);
        if (id === admin.id) {
          throw ownAccount(
            'You can turn off your own two-step sign-in only in your account settings.',
          );
        }
        if (!(await secondFactor.reset(transaction, account))) throw noSecondFactor();
        await recordAct(transaction, {
          actor: admin,
          action: 'user.reset_second_factor',
          subject: { type: 'user', id },
          details: { username: account.username },
        });
      });
      await changes.settle();
    },

    async delete(admin: Admin, id: number): Promise<void> {
      await inTransaction(async (transaction) => {
        const { account, refuseLast } = await hold(transaction, admin, id);
        refuseLast('deleted');
        if (id === admin.id) {
          throw ownAccount('You can delete your own account only in your account settings.');
        }
        await removeAccount(transaction, id);
        await recordAct(transaction, {
          actor: admin,
          action: 'user.delete',
          subject: { type: 'user', id },
          details: { username: account.username },
        });
      });
      await changes.settle();
    },
  };
}
