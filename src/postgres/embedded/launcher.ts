import { errorText } from './failure-text.ts';
import { LaunchError } from './launch-error.ts';
import { claimServer } from './server-claim.ts';
import { planServer } from './server-plan.ts';
import type { UserSettings } from './server-user.ts';
import { DATABASE, SITE_ROLE } from './site-database.ts';
import { superviseServer } from './supervision.ts';
import { SYSTEM_FOLDER } from './system-folder.ts';

export interface EmbeddedPostgres {
  /** How a `pg` client connects: Unix socket directory, no TCP. */
  connection: { host: string; port: number; user: string; database: string };
  /** Stops the server unless another process still shares it. Idempotent. */
  stop(): Promise<void>;
}

export interface LauncherOptions extends UserSettings {
  dataDir: string;
  log: { info(msg: string): void; warn(msg: string): void };
  /** Where root puts what the server's user cannot reach elsewhere. */
  systemFolder?: string;
  /** PostgreSQL settings that override ours. */
  settings?: Record<string, string>;
}

/** Runs PostgreSQL, or shares one that is already running. Rejects with a LaunchError. */
export async function launchEmbeddedPostgres(options: LauncherOptions): Promise<EmbeddedPostgres> {
  try {
    return await launch(options);
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    throw new LaunchError(
      `PostgreSQL could not be started (${errorText(error)}): fix that, or set DATABASE_URL.`,
    );
  }
}

async function launch(options: LauncherOptions): Promise<EmbeddedPostgres> {
  const { log, systemFolder = SYSTEM_FOLDER, settings = {} } = options;
  const warn = (message: string) => log.warn(message);
  const plan = { ...(await planServer({ ...options, systemFolder, warn })), settings };
  const keeper = await claimServer(plan, new AbortController().signal);
  log.info(`PostgreSQL is running in ${plan.cluster}.`);
  const { stop } = superviseServer(plan, keeper, warn);
  const { socketFolder: host, port } = plan;
  return { connection: { host, port, user: SITE_ROLE, database: DATABASE }, stop };
}
