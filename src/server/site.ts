import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { ChangeFeed } from './db/change-feed.ts';
import { openDatabase, openPool } from './db/client.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedDatabase } from './db/seed.ts';
import type { PageSource } from './ssr/page-source.ts';

export interface Site {
  address: string;
  /** Finishes what runs, refuses new work, closes everything. */
  stop(): Promise<void>;
}

/** Starts everything in order; a failure on the way undoes what was started before it. */
export async function startSite(config: Config, log: Logger, pages: PageSource): Promise<Site> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const database = await connectDatabase(config, log);
    undo.push(database.stop);

    const pool = openPool(database.connection, (error) =>
      log.warn({ err: error }, 'a database connection broke'),
    );
    undo.push(() => pool.end());
    await migrateDatabase(pool);
    await seedDatabase(openDatabase(pool));

    const changes = new ChangeFeed(database.connection, (error) =>
      log.warn({ err: error }, 'the change feed lost its connection'),
    );
    await changes.start();
    undo.push(() => changes.close());

    const app = await buildApp({ config, log, pool, changes, pages, now: () => new Date() });
    undo.push(() => app.close());
    const address = await app.listen({ host: config.host, port: config.port });
    return { stop, address };
  } catch (error) {
    await stop();
    throw error;
  }
}
