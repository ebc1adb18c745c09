import type { Logger } from 'pino';
import type { Site } from './site.ts';

const deadlineMs = 9_000;
/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm or our supervisor. */
const echoMs = 2_000;

/**
 * The first signal stops cleanly within ten seconds; a later one exits at once. Ctrl-C does not
 * wait for other clients to leave.
 */
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
      log.error('shutdown timed out');
      process.exit(1);
    }, deadlineMs).unref();
    starting.then(
      (site) => stop(site, signal, log),
      // Reported by the caller that started it.
      () => {},
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function stop(site: Site, signal: NodeJS.Signals, log: Logger): Promise<void> {
  try {
    if (signal === 'SIGTERM') await site.drain();
    await site.stop();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'shutdown failed');
    process.exit(1);
  }
}
