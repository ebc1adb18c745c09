import cluster from 'node:cluster';
import { createLog } from '../lib/log.ts';
import type { PageSource } from '../ssr/page-source.ts';
import { announceReady, announceStartFailure } from './announcements.ts';
import { loadConfig } from './load-config.ts';
import { reservePort } from './port.ts';
import { askForPort, superviseProcesses } from './processes.ts';
import { stopOnSignals } from './stop-signals.ts';

/** Runs one process from start to stop, or the supervisor of several. */
export async function run(openPages: () => Promise<PageSource>): Promise<void> {
  try {
    const given = await loadConfig(process.env);
    const { config, release } = cluster.isPrimary
      ? await reservePort(given)
      : { config: given, release: askForPort };
    if (config.processes > 1 && cluster.isPrimary) return superviseProcesses(config, release);
    const log = createLog(config.logLevel);
    const starting = openPages().then(async (pages) => {
      // Imported late: a supervisor, or a start with bad settings, never needs the site's code.
      const { startSite } = await import('./site.ts');
      return startSite(config, log, { pages, releasePort: release });
    });
    stopOnSignals(starting, log);
    announceReady((await starting).url);
  } catch (error) {
    announceStartFailure(error);
  }
}
