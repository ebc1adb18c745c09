import pg from 'pg';
import { launchEmbeddedPostgres } from '#postgres/embedded.ts';
import type { Config } from '../boot/config.ts';
import { ConfigError } from '../lib/config-error.ts';

const oldestMajorVersion = 18;

export interface DatabaseServer {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** The server that DATABASE_URL names, or our own in DATA_DIR. */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseSystemUser' | 'dataDir'>,
  log: Log,
): Promise<DatabaseServer> {
  const { databaseUrl, databaseSystemUser: systemUser, dataDir } = config;
  if (databaseUrl === null) {
    const { connection, stop } = await launchEmbeddedPostgres({ dataDir, systemUser, log });
    // A PGSSLMODE meant for another server must not apply to this one.
    return { connection: { ...connection, ssl: false }, stop };
  }
  const connection = { connectionString: databaseUrl };
  await requireVersion(connection);
  return { connection, stop: async () => {} };
}

async function requireVersion(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A lost connection also fails the query below; an unhandled event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldestMajorVersion) {
      throw new ConfigError(
        `DATABASE_URL points to PostgreSQL ${major}; version ${oldestMajorVersion} or newer is required`,
      );
    }
  } finally {
    await client.end();
  }
}
