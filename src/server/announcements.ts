import { explainStartFailure } from './start-failure.ts';

/** What a process tells the one that started it, where there is one. */
export type Announcement = { ready: string } | { failed: string };

export function announceReady(address: string): void {
  announce({ ready: address });
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

function announce(announcement: Announcement, then: () => void = () => {}): void {
  if (process.send) {
    process.send(announcement, then);
  } else {
    printAnnouncement(announcement);
    then();
  }
}
