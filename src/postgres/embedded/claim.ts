import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import { errorCode } from './failure-text.ts';
import { ensureSiteDatabase } from './site-database.ts';

/** Advisory locks are per database; this one exists in every cluster and is never dropped. */
const CLAIM_DATABASE = 'postgres';
const IN_USE_LOCK = 7_275_001;

/** Longer than another process takes to stop the server while we wait for the lock. */
const QUERY_TIMEOUT_MS = 20_000;

/** A process's claim on the server: it must not be stopped while any process has one. */
export interface Claim {
  /** Resolves when the connection has ended, for any reason. */
  ended: Promise<void>;
  /** Releases the claim; true if it was the last one and no new one can be taken. */
  releaseAsLast(): Promise<boolean>;
  disconnect(): Promise<void>;
}

/**
 * Claims a running server and ensures that the site's database exists. Rejects if interrupted.
 * Connects as the superuser, for whom PostgreSQL reserves connections.
 */
export async function openClaim(
  server: { host: string; port: number },
  connectionTimeoutMillis: number,
): Promise<Claim> {
  const superuser = {
    ...server,
    user: SUPERUSER,
    database: CLAIM_DATABASE,
    application_name: 'martingale-keeper',
    ssl: false,
    connectionTimeoutMillis,
    query_timeout: QUERY_TIMEOUT_MS,
  };
  const client = new pg.Client(superuser);
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    await ensureSiteDatabase(client, superuser);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  return {
    ended,
    releaseAsLast: () => releaseAsLast(client),
    disconnect: () => client.end().catch(() => undefined),
  };
}

async function releaseAsLast(client: pg.Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
  const { rows } = await client.query<{ obtained: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS obtained',
    [IN_USE_LOCK],
  );
  return rows[0]?.obtained === true;
}

/** What a failure of `openClaim` says about the server. */
export type Obstacle = 'not listening' | 'transient' | 'permanent';

export function obstacleOf(error: unknown): Obstacle {
  const code = errorCode(error) ?? '';
  if (['ENOENT', 'ECONNREFUSED'].includes(code)) return 'not listening';
  if (['EACCES', 'EPERM', 'ENOTSOCK'].includes(code)) return 'permanent';
  // Classes 53 and 57: out of resources; starting up, shutting down or terminated.
  const passes = !(error instanceof pg.DatabaseError) || /^5[37]/.test(code);
  return passes ? 'transient' : 'permanent';
}
