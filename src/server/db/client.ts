import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = ReturnType<typeof openDatabase>;

/** One pool per process. A lost idle connection is replaced, never fatal. */
export function openPool(connection: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'martingale',
    ...connection,
  });
  pool.on('error', onIdleError);
  return pool;
}

export function openDatabase(client: pg.Pool | pg.PoolClient) {
  return drizzle({ client });
}
