import type { Logger } from 'pino';
import type { Site } from './site.ts';

const deadlineMs = 9_000;
/** One Ctrl-C arrives twice: from the terminal, and passed on by npm or by our supervisor. */
const echoMs = 2_000;

/** A first signal stops cleanly within ten seconds; one that follows later does not wait. */
export function stopOnSignals(starting: Promise<Site>, log: Logger): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, deadlineMs).unref();
    starting.then(
      (site) => stop(site, log),
      // Told by whoever started it.
      () => {},
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function stop(site: Site, log: Logger): Promise<void> {
  try {
    await site.stop();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'stopping failed');
    process.exit(1);
  }
}
