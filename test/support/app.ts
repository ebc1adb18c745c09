import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { buildApp } from '#server/app.ts';
import type { AppDeps } from '#server/app-deps.ts';
import { ChangeFeed } from '#server/db/change-feed.ts';
import { LiveFeed } from '#server/db/live-feed.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import type { Mailer, OutgoingMail } from '#server/integrations/mailer/mailer.ts';
import { createSandboxPayments } from '#server/integrations/payments/sandbox-payments.ts';
import { WorkerPool } from '#server/lib/worker-pool.ts';
import type { PageSource } from '#server/ssr/page-source.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { createJobsOnDemand } from './jobs-on-demand.ts';
import { passwordHashes } from './password-hashes.ts';
import { patienceMs } from './patience.ts';
import { createSignedInUser } from './sign-in.ts';

export const testAppUrl = 'http://localhost:3000';

/** For tests of the API alone, which need no build. */
export const noPages: PageSource = {
  mode: 'production',
  addAssets: async () => {},
  load: () => Promise.reject(new Error('This app was built without pages')),
  simulations: { find: async () => null },
};

/** Starting a thread takes longer than most files' tests, so those of one process share them. */
const workers = new WorkerPool({ imports: 1, rendering: 2 });

export interface TestApp {
  app: FastifyInstance;
  /** Its dependencies. */
  deps: AppDeps;
  /** The emails sent so far. */
  mails: OutgoingMail[];
  database: TestDatabase;
  changes: ChangeFeed;
  /** The headers of a new signed-in user. */
  signIn(overrides?: Parameters<typeof createSignedInUser>[1]): Promise<{ cookie: string }>;
  close(): Promise<void>;
}

/** The real app on its own database, without a port: call it with `app.inject`. */
export async function createTestApp(
  overrides: Partial<Omit<AppDeps, 'config'>> & { config?: Partial<AppDeps['config']> } = {},
): Promise<TestApp> {
  const database = await createDatabase();
  const changes = new ChangeFeed(database.connection, () => {}, patienceMs);
  await changes.start();
  const live = new LiveFeed(database.connection, database.pool, () => {});
  // A separate pool, as tests count the app's queries while workers look for jobs.
  const jobPool = new pg.Pool({ ...database.connection, max: 2 });
  // Dropping the database may end a connection that is just being closed.
  jobPool.on('error', () => {});
  const jobs = createJobsOnDemand(jobPool);
  const mails: OutgoingMail[] = [];
  const mailer: Mailer = {
    isOutbox: true,
    send: async (mail) => {
      mails.push(mail);
    },
  };
  const { config, now = () => new Date(), ...others } = overrides;
  const deps: AppDeps = {
    config: {
      appUrl: testAppUrl,
      trustProxy: false,
      rateLimits: true,
      adminEmail: null,
      openId: [],
      metricsToken: null,
      securityContact: null,
      ...config,
    },
    jobs,
    mailer,
    log: pino({ level: 'silent' }),
    pool: database.pool,
    changes,
    live,
    payments: createSandboxPayments({ inTransaction: transactionsOn(database.pool), now }),
    passwordHashes,
    workers,
    now,
    pages: noPages,
    ...others,
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    mails,
    database,
    changes,
    async signIn(user) {
      const { cookie } = await createSignedInUser(database.pool, user);
      return { cookie: `${cookie.name}=${cookie.value}` };
    },
    async close() {
      await app.close();
      await jobs.stop();
      await jobPool.end();
      await live.close();
      await changes.close();
      await database.drop();
    },
  };
}
