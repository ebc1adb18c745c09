import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { writeInitialRelease } from '#test/support/migrations.ts';
import { createIdentities } from './identities.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-initial-'));
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it('recognizes emails that were hashed without a key', async () => {
  await writeInitialRelease(folder);
  await migrateDatabase(database.pool, folder);
  const email = 'ada+gone@example.org';
  const unkeyed = createHash('sha256').update(email).digest();
  await database.pool.query(
    "INSERT INTO billing_customers (provider, email_hash) VALUES ('stripe', $1)",
    [unkeyed],
  );
  await migrateDatabase(database.pool);
  const { rows } = await database.pool.query('SELECT email_hash FROM billing_customers');
  const { ofEmail, ofExactEmail } = await createIdentities(openDatabase(database.pool)).load();
  expect(Buffer.from(ofExactEmail('Ada+Gone@example.org'))).toEqual(rows[0].email_hash);
  expect(ofEmail('ada+1@example.org')).toEqual(ofEmail('Ada@example.org'));
  expect(rows[0].email_hash).not.toEqual(unkeyed);
});

it('agrees on one key among processes that start at once', async () => {
  await database.pool.query('TRUNCATE site_secrets');
  const hashes = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const identities = await createIdentities(openDatabase(database.pool)).load();
      return identities.ofCard('fingerprint');
    }),
  );
  expect(new Set(hashes.map((hash) => Buffer.from(hash).toString('hex'))).size).toBe(1);
});
