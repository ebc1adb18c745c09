import type { Logger } from 'pino';
import type { Site } from './site.ts';

const deadlineMs = 9_000;

/** A first signal stops cleanly within ten seconds; a second one does not wait. */
export function stopOnSignals(starting: Promise<Site>, log: Logger): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, deadlineMs).unref();
    starting
      .then((site) => site.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
