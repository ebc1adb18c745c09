import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { passwordHashes } from '#test/support/password-hashes.ts';
import { transactionsOn } from '../../../db/transaction.ts';
import { createFirstAdmin } from './first-admin.service.ts';

describe('createFirstAdmin', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.drop());

  const create = (adminEmail: string | null, adminPassword: string | null) =>
    createFirstAdmin(
      { inTransaction: transactionsOn(database.pool), passwordHashes },
      { adminEmail, adminPassword },
    );
  const users = async () => (await database.pool.query('SELECT * FROM users')).rows;

  it('creates one verified administrator with the given email and password', async () => {
    const made = await create('boss@example.org', 'correct horse');
    expect(made).toEqual({
      email: 'boss@example.org',
      password: 'correct horse',
      isGenerated: false,
    });
    const [user] = await users();
    expect(user).toMatchObject({
      email: 'boss@example.org',
      is_admin: true,
      is_email_verified: true,
    });
    expect(await passwordHashes.matches(user.password_hash, 'correct horse')).toBe(true);
  });

  it('generates what is not given', async () => {
    const made = await create(null, null);
    expect(made).toMatchObject({ email: 'admin@localhost', isGenerated: true });
    expect(made?.password).toMatch(/^[\w-]{22}$/);
    const [user] = await users();
    expect(await passwordHashes.matches(user.password_hash, made?.password ?? '')).toBe(true);
  });

  it('accepts any password that the operator sets', async () => {
    await create('admin@example.org', 'password');
    const [user] = await users();
    expect(await passwordHashes.matches(user.password_hash, 'password')).toBe(true);
  });

  it('does nothing if there is a user already', async () => {
    await create(null, null);
    expect(await create('other@example.org', 'another one')).toBeNull();
    expect(await users()).toHaveLength(1);
  });

  it('creates one when several processes start at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => create(null, null)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });
});
