import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './boot/config.ts';
import type { ChangeFeed } from './db/change-feed.ts';
import type { Database } from './db/client.ts';
import type { LiveFeed } from './db/live-feed.ts';
import type { RunInTransaction } from './db/transaction.ts';
import type { Mailer } from './integrations/mailer/mailer.ts';
import type { Payments } from './integrations/payments/payments.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { WorkerPool } from './lib/worker-pool.ts';
import type { PasswordHashes } from './modules/accounts/auth/password-hash.ts';
import type { PageSource } from './ssr/page-source.ts';

/** The app's dependencies; tests pass their own database and clock. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'appUrl'
    | 'trustProxy'
    | 'rateLimits'
    | 'adminEmail'
    | 'openId'
    | 'metricsToken'
    | 'securityContact'
  >;
  log: FastifyBaseLogger;
  pool: pg.Pool;
  changes: Pick<ChangeFeed, 'on' | 'settle' | 'isListening'>;
  live: Pick<LiveFeed, 'on' | 'notify' | 'announce'>;
  jobs: Pick<Jobs, 'queue' | 'schedule'>;
  mailer: Mailer;
  payments: Payments;
  passwordHashes: PasswordHashes;
  workers: Pick<WorkerPool<'imports' | 'rendering'>, 'run'>;
  now: () => Date;
  pages: PageSource;
}

/** What every room gets, besides what it needs from the rooms below. */
export interface RoomDeps extends AppDeps {
  db: Database;
  inTransaction: RunInTransaction;
  appUrl: string;
}
