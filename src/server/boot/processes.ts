import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type Announcement, printAnnouncement } from './announcements.ts';
import type { Config } from './config.ts';

const shortestLifeMs = 2_000;

/** Sent to the supervisor, which sends it back once it has released the port. */
const portRequest = { port: 'please' };

type SupervisedConfig = Pick<Config, 'processes' | 'port'>;

/**
 * Runs several processes on one port that share only the database. Until all are ready, a failure
 * stops them all; after that, a process that dies is replaced.
 */
export function superviseProcesses(
  { processes: count, port }: SupervisedConfig,
  releasePort: () => Promise<void>,
): void {
  const ready = new Set<Worker>();
  let isRunning = false;
  let isStopping = false;

  const stopAll = (signal: 'SIGTERM' | 'SIGINT', exitCode: number) => {
    isStopping = true;
    process.exitCode = exitCode;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };

  const onFailure = (reason: string) => {
    printAnnouncement({ failed: reason });
    if (!isRunning) stopAll('SIGINT', 1);
  };

  const onReady = (worker: Worker, url: string) => {
    ready.add(worker);
    if (isRunning || ready.size < count) return;
    isRunning = true;
    printAnnouncement({ ready: url });
  };

  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork({ PORT: String(port) });
    worker.on('message', async (message: Announcement | typeof portRequest) => {
      if ('port' in message) {
        await releasePort();
        if (worker.isConnected()) worker.send(message);
        return;
      }
      if (isStopping) return;
      if ('failed' in message) onFailure(message.failed);
      else onReady(worker, message.ready);
    });
    worker.on('exit', (code, signal) => {
      if (isStopping) return;
      if (!isRunning)
        return onFailure(`a process exited before all were ready (${signal ?? code}).`);
      const wait = Math.max(0, startedAt + shortestLifeMs - Date.now());
      setTimeout(() => !isStopping && start(), wait);
    });
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => stopAll(signal, 0));
  }
  for (let index = 0; index < count; index += 1) start();
}

/** In a worker process: resolves when the supervisor has released the port. */
export async function askForPort(): Promise<void> {
  const answered = once(process, 'message');
  process.send?.(portRequest);
  await answered;
}
