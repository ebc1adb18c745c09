import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeAccessRules } from './access-rules.ts';
import { errorText } from './failure-text.ts';
import { programEnvironment, type ServerUser, spawnIdentity } from './run-program.ts';
import { type LastWords, LOG_LINE_PREFIX, lastWords, openServerLog } from './server-log.ts';

export interface ServerPlan {
  postgres: string;
  cluster: string;
  dataFolder: string;
  socketFolder: string;
  port: number;
  user: ServerUser | undefined;
  settings?: Record<string, string>;
}

export interface ServerProcess {
  pid: number | undefined;
  running: boolean;
  /** Resolves once the process has exited. */
  ended: Promise<LastWords>;
}

/** On the command line, not in a file of the cluster, so that a release can change them. */
function serverArguments({ cluster, socketFolder, port, ...plan }: ServerPlan): string[] {
  const settings = {
    listen_addresses: '',
    port,
    // A list of folders: quotes protect commas and spaces.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_min_messages: 'warning',
    log_line_prefix: LOG_LINE_PREFIX,
    // Details quote rows, and so people's email addresses.
    log_error_verbosity: 'terse',
    ...plan.settings,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, ...options];
}

/**
 * Starts PostgreSQL in its own process session: a Ctrl-C for the site does not reach it, and it
 * survives a killed site.
 *
 * `notAServer` is a process id in postmaster.pid to ignore, a feature made for pg_ctl. PostgreSQL
 * still refuses to start if the shared memory recorded in that file is in use.
 */
export async function spawnServer(plan: ServerPlan, notAServer?: number): Promise<ServerProcess> {
  await writeAccessRules(plan.cluster, plan.user);
  const log = await openServerLog(plan.dataFolder);
  const env = programEnvironment();
  if (notAServer !== undefined) env.PG_GRANDPARENT_PID = String(notAServer);
  const child = spawn(plan.postgres, serverArguments(plan), {
    ...spawnIdentity(plan.user),
    cwd: '/',
    detached: true,
    env,
    stdio: ['ignore', log.handle.fd, log.handle.fd],
  });
  child.unref();
  const waitForEnd = async (): Promise<LastWords> => {
    try {
      await once(child, 'exit');
      const words = await lastWords(log, child.pid ?? 0);
      return words.line ? words : { ...words, line: `ended by ${child.signalCode ?? 'itself'}` };
    } catch (error) {
      return { line: errorText(error), clusterInUse: false };
    } finally {
      server.running = false;
      await log.handle.close();
    }
  };
  const server: ServerProcess = { pid: child.pid, running: true, ended: waitForEnd() };
  return server;
}
