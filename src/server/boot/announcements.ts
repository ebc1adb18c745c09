import cluster from 'node:cluster';
import { explainStartFailure } from './start-failure.ts';

/** What one of several processes tells the one that supervises them. */
export type Announcement = { ready: string } | { failed: string };

export function announceReady(url: string): void {
  announce({ ready: url });
}

export function announceStartFailure(error: unknown): void {
  process.exitCode = 1;
  announce({ failed: explainStartFailure(error) }, () => process.exit());
}

/** Ready is one line on standard output; a failed start is one line on standard error. */
export function printAnnouncement(announcement: Announcement): void {
  if ('ready' in announcement) console.log(`Martingale is ready at ${announcement.ready}`);
  else console.error(`Martingale could not start: ${announcement.failed}`);
}

/** Printed once, when the account is made: nobody can look the password up later. */
export function announceAdmin({ email, password }: { email: string; password: string }): void {
  console.log(`Administrator ${email} was created with the password ${password}`);
}

function announce(announcement: Announcement, then: () => void = () => {}): void {
  // Other parents, such as process managers, may have opened a channel too: not for this.
  if (cluster.isWorker && process.send) {
    process.send(announcement, then);
  } else {
    printAnnouncement(announcement);
    then();
  }
}
