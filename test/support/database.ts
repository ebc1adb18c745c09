import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Passes the test server's connection from the global setup to the workers. */
export const serverVariable = 'MARTINGALE_TEST_SERVER';
export const templateName = 'martingale_template';

export interface TestDatabase {
  /** In the form of DATABASE_URL. */
  url: string;
  connection: pg.ClientConfig;
  pool: pg.Pool;
  drop(): Promise<void>;
}

/** A fresh database, migrated and seeded. */
export function createDatabase(): Promise<TestDatabase> {
  return createFrom(templateName);
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const server = testServer();
  const superuser = superuserOf(server);
  const database = `test_${randomBytes(8).toString('hex')}`;
  await superuser.query(
    `CREATE DATABASE ${database} OWNER ${server.user} TEMPLATE ${template} STRATEGY file_copy`,
  );
  const connection = { ...server, database };
  const pool = new pg.Pool(connection);
  pool.on('error', () => {});
  return {
    url: `postgres://${server.user}@localhost/${database}?host=${encodeURIComponent(server.host ?? '')}`,
    connection,
    pool,
    async drop() {
      await pool.end();
      await superuser.query(`DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}

let superuserPool: pg.Pool | undefined;

/** One connection for all files' databases: opening one for each takes longer than its query. */
function superuserOf(server: pg.ClientConfig): pg.Pool {
  if (!superuserPool) {
    superuserPool = new pg.Pool({ ...server, user: 'martingale', max: 1, allowExitOnIdle: true });
    superuserPool.on('error', () => {});
  }
  return superuserPool;
}

function testServer(): pg.ClientConfig {
  const connection = process.env[serverVariable];
  if (!connection) throw new Error('No database here: tests that need one are named *.db.test.ts');
  return JSON.parse(connection);
}

/** Runs what the site's own role may not do, in the connection's database. */
export async function runAsSuperuser(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, user: 'martingale' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
