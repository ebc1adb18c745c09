import cluster from 'node:cluster';
import { announceReady } from '#server/boot/announcements.ts';
import { superviseProcesses } from '#server/boot/processes.ts';

// Only the parts of a two-process site that its supervisor needs. With `one-hangs`, one process
// never gets ready.
const oneHangs = process.argv.includes('one-hangs');

if (cluster.isPrimary) {
  superviseProcesses({ processes: 2, port: 0 }, async () => {});
} else {
  setInterval(() => {}, 60_000);
  if (!oneHangs || cluster.worker?.id === 1) announceReady('http://127.0.0.1');
}
