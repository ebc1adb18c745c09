import cluster from 'node:cluster';
import { explainStartFailure } from './start-failure.ts';

/** What a worker process sends its supervisor. */
export type Announcement = { ready: string } | { failed: string };

export function announceReady(url: string): void {
  announce({ ready: url });
}

export function announceStartFailure(error: unknown): void {
  process.exitCode = 1;
  announce({ failed: explainStartFailure(error) }, () => process.exit());
}

/** One line: ready goes to standard output, a failed start to standard error. */
export function printAnnouncement(announcement: Announcement): void {
  if ('ready' in announcement) console.log(`Martingale is ready at ${announcement.ready}`);
  else console.error(`Martingale could not start: ${announcement.failed}`);
}

/** Printed once, when the account is created: the password cannot be recovered later. */
export function announceAdmin({ email, password }: { email: string; password: string }): void {
  console.log(`Created administrator ${email} with password ${password}`);
}

function announce(announcement: Announcement, then: () => void = () => {}): void {
  // Process managers may open an IPC channel too, but not for these messages.
  if (cluster.isWorker && process.send) {
    process.send(announcement, then);
  } else {
    printAnnouncement(announcement);
    then();
  }
}
