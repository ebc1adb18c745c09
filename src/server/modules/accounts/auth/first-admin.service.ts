import { randomBytes } from 'node:crypto';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { PasswordHashes } from './password-hash.ts';
import { createUserRepository } from './user.repository.ts';

interface FirstAdminDeps {
  inTransaction: RunInTransaction;
  passwordHashes: Pick<PasswordHashes, 'make'>;
}

interface FirstAdmin {
  email: string;
  password: string;
  /** True if it was generated, so the operator must be told. */
  isGenerated: boolean;
}

/** Creates a verified administrator on a site without users. Null if there are users already. */
export async function createFirstAdmin(
  { inTransaction, passwordHashes }: FirstAdminDeps,
  { adminEmail, adminPassword }: { adminEmail: string | null; adminPassword: string | null },
): Promise<FirstAdmin | null> {
  return inTransaction(async ({ db, query }) => {
    // Several processes may start at once on an empty database.
    await query("SELECT pg_advisory_xact_lock(hashtext('martingale first administrator'))");
    const users = createUserRepository(db);
    if (!(await users.isEmpty())) return null;
    const email = adminEmail ?? 'admin@localhost';
    const password = adminPassword ?? randomBytes(16).toString('base64url');
    await users.insert({
      username: 'admin',
      email,
      passwordHash: await passwordHashes.make(password),
      isAdmin: true,
      isEmailVerified: true,
    });
    return { email, password, isGenerated: adminPassword === null };
  });
}
