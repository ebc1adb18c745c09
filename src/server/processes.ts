import cluster, { type Worker } from 'node:cluster';
import { type Announcement, printAnnouncement } from './announcements.ts';

const shortestLifeMs = 2_000;

/**
 * Runs several processes of the site on one port. They share nothing but the database. One that
 * dies is replaced; if one cannot even start, all stop.
 */
export function superviseProcesses(count: number): void {
  const ready = new Set<Worker>();
  let isStopping = false;

  const stopAll = (exitCode: number) => {
    isStopping = true;
    process.exitCode = exitCode;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork();
    worker.on('message', (announcement: Announcement) => {
      if ('ready' in announcement) ready.add(worker);
      if ('failed' in announcement ? !isStopping : ready.size === count) {
        printAnnouncement(announcement);
      }
    });
    worker.on('exit', () => {
      const wasReady = ready.has(worker);
      if (isStopping) return;
      if (!wasReady) return stopAll(1);
      const wait = Math.max(0, startedAt + shortestLifeMs - Date.now());
      setTimeout(() => !isStopping && start(), wait);
    });
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopAll(0));
  for (let index = 0; index < count; index += 1) start();
}
