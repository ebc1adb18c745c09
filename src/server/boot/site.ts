import type { Logger } from 'pino';
import { buildApp } from '../app.ts';
import { ChangeFeed } from '../db/change-feed.ts';
import { openDatabase, openPool } from '../db/client.ts';
import { connectDatabase } from '../db/connect.ts';
import { LiveFeed } from '../db/live-feed.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { seedDatabase } from '../db/seed.ts';
import { transactionsOn } from '../db/transaction.ts';
import { createMailer } from '../integrations/mailer/create-mailer.ts';
import { createPayments } from '../integrations/payments/create-payments.ts';
import { Jobs } from '../jobs/jobs.ts';
import { WorkerPool } from '../lib/worker-pool.ts';
import { createFirstAdmin } from '../modules/accounts/auth/first-admin.service.ts';
import { createPasswordHashes } from '../modules/accounts/auth/password-hash.ts';
import { seedPresets } from '../modules/drills/preset-seed.service.ts';
import { createBankService } from '../modules/questions/bank/bank.service.ts';
import { closeWithin } from '../plugins/close-within.ts';
import type { PageSource } from '../ssr/page-source.ts';
import { announceAdmin } from './announcements.ts';
import { type Config, listeningUrl } from './config.ts';
import { connectFailure, listenFailure } from './start-failure.ts';

/** How long running requests may take to finish at shutdown. */
const graceMs = 4_000;

export interface Site {
  url: string;
  /** Tells clients to leave, and serves them until they have. */
  drain(): Promise<void>;
  /** Finishes running requests, refuses new ones, closes everything. */
  stop(): Promise<void>;
}

/** Starts everything in order; a failure stops what was already started. */
export async function startSite(
  config: Config,
  log: Logger,
  { pages, releasePort }: { pages: PageSource; releasePort: () => Promise<void> },
): Promise<Site> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  if (!config.rateLimits) log.warn('RATE_LIMITS is off: nothing slows down password guessing');
  try {
    const database = await connectDatabase(config, log).catch((error: unknown) => {
      throw connectFailure(error);
    });
    undo.push(database.stop);

    const pool = openPool(database.connection, (error) =>
      log.warn({ err: error }, 'database connection lost'),
    );
    undo.push(() => pool.end());
    await migrateDatabase(pool);
    await seedDatabase(openDatabase(pool));
    await seedPresets(openDatabase(pool));
    const inTransaction = transactionsOn(pool);
    const passwordHashes = createPasswordHashes();
    const admin = await createFirstAdmin({ inTransaction, passwordHashes }, config);
    if (admin?.isGenerated) announceAdmin(admin);
    const now = () => new Date();
    await createBankService({ db: openDatabase(pool), inTransaction, now, log }).seed();

    const changes = new ChangeFeed(database.connection, (error) =>
      log.warn({ err: error }, 'change feed failed'),
    );
    await changes.start();
    undo.push(() => changes.close());

    const live = new LiveFeed(database.connection, pool, (error) =>
      log.warn({ err: error }, 'live feed failed'),
    );
    undo.push(() => live.close());

    const jobs = new Jobs(pool, (error) => log.warn({ err: error }, 'job queue failed'));
    await jobs.start();
    undo.push(() => jobs.stop());

    const workers = new WorkerPool({ imports: 1, rendering: 2 });
    undo.push(() => workers.close());

    const mailer = createMailer(config);
    const payments = await createPayments({ stripe: config.stripe, inTransaction, now });
    const app = await buildApp({
      config,
      log,
      pool,
      changes,
      live,
      jobs,
      mailer,
      payments,
      passwordHashes,
      workers,
      pages,
      now,
    });
    undo.push(() => closeWithin(app, graceMs));
    const { host, port } = config;
    await releasePort();
    await app.listen({ host, port }).catch((error: unknown) => {
      throw listenFailure(error, host, port);
    });
    return { drain: () => app.drain.run(), stop, url: listeningUrl(host, port) };
  } catch (error) {
    await stop();
    throw error;
  }
}
