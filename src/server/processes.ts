import cluster, { type Worker } from 'node:cluster';
import { type Announcement, printAnnouncement } from './announcements.ts';
import type { Config } from './config.ts';

const shortestLifeMs = 2_000;

type SupervisedConfig = Pick<Config, 'processes' | 'port'>;

/**
 * Runs several processes of the site on one port. They share nothing but the database. Until all
 * are ready, one that fails stops them all; from then on, one that dies is replaced.
 */
export function superviseProcesses({ processes: count, port }: SupervisedConfig): void {
  const ready = new Set<Worker>();
  let isRunning = false;
  let isStopping = false;

  const stopAll = (exitCode: number) => {
    isStopping = true;
    process.exitCode = exitCode;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  const onFailure = (reason: string) => {
    printAnnouncement({ failed: reason });
    if (!isRunning) stopAll(1);
  };

  const onReady = (worker: Worker, address: string) => {
    ready.add(worker);
    if (isRunning || ready.size < count) return;
    isRunning = true;
    printAnnouncement({ ready: address });
  };

  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork({ PORT: String(port) });
    worker.on('message', (announcement: Announcement) => {
      if (isStopping) return;
      if ('failed' in announcement) onFailure(announcement.failed);
      else onReady(worker, announcement.ready);
    });
    worker.on('exit', (code, signal) => {
      if (isStopping) return;
      if (!isRunning)
        return onFailure(`a process ended before all were ready (${signal ?? code}).`);
      const wait = Math.max(0, startedAt + shortestLifeMs - Date.now());
      setTimeout(() => !isStopping && start(), wait);
    });
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopAll(0));
  for (let index = 0; index < count; index += 1) start();
}
