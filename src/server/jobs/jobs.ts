import type pg from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import type { Transaction } from '../db/transaction.ts';

/** The payload of each queue. */
export interface JobData {
  mail: { mailId: number };
  'billing-sync': { customerId: number };
}

type QueueName = keyof JobData;

/** Cron expressions, in UTC. */
const schedules = {
  'billing-due': '* * * * *',
  'billing-reconcile': '40 3 * * *',
  'work-mail': '* * * * *',
  'review-mail': '*/15 * * * *',
  'practice-night': '10 0 * * *',
  'drill-night': '20 0 * * *',
  'day-counts': '5 * * * *',
  'judge-again': '* * * * *',
  measures: '7 * * * *',
  'security-alarm': '* * * * *',
  'security-night': '20 3 * * *',
  'csp-night': '25 3 * * *',
  'search-words': '* * * * *',
} as const;

type ScheduleName = keyof typeof schedules;

const deadLetters = (queue: QueueName) => `${queue}-dead`;

/** The other side may be down for hours: eleven tries over about five hours. */
const retries = { retryLimit: 10, retryBackoff: true, retryDelay: 15, retryDelayMax: 7200 };

const queueOptions = {
  mail: { ...retries, expireInSeconds: 60 },
  'billing-sync': { ...retries, expireInSeconds: 120 },
} as const satisfies Record<QueueName, object>;

const scheduleOptions = {
  // Where the next run comes soon anyway, there are no retries.
  'billing-due': { retryLimit: 0, expireInSeconds: 120 },
  'billing-reconcile': { ...retries, expireInSeconds: 3600 },
  'work-mail': { retryLimit: 0, expireInSeconds: 120 },
  'review-mail': { retryLimit: 0, expireInSeconds: 900 },
  'practice-night': { ...retries, expireInSeconds: 3600 },
  'drill-night': { ...retries, expireInSeconds: 3600 },
  'day-counts': { retryLimit: 0, expireInSeconds: 3600 },
  'judge-again': { retryLimit: 0, expireInSeconds: 3600 },
  measures: { retryLimit: 0, expireInSeconds: 600 },
  'security-alarm': { retryLimit: 0, expireInSeconds: 120 },
  'security-night': { ...retries, expireInSeconds: 3600 },
  'csp-night': { ...retries, expireInSeconds: 600 },
  'search-words': { retryLimit: 0, expireInSeconds: 900 },
} as const satisfies Record<ScheduleName, object>;

const queueNames = ['mail', 'billing-sync'] as const satisfies QueueName[];
const scheduleNames = [
  'billing-due',
  'billing-reconcile',
  'work-mail',
  'review-mail',
  'practice-night',
  'drill-night',
  'day-counts',
  'judge-again',
  'measures',
  'security-alarm',
  'security-night',
  'csp-night',
  'search-words',
] as const satisfies ScheduleName[];

const often = { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 4 };
/** Nothing waits for dead letters. */
const nowAndThen = { pollingIntervalSeconds: 2, batchSize: 1 };

/**
 * Jobs that run once their transaction has committed, even after a crash, and scheduled jobs. Any
 * number of processes share the queues; each job runs in one of them.
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #onError: (error: unknown) => void;
  readonly #keepsTime: boolean;

  /** Without `keepsTime`, scheduled jobs never run. */
  constructor(pool: pg.Pool, onError: (error: unknown) => void, { keepsTime = true } = {}) {
    this.#onError = onError;
    this.#keepsTime = keepsTime;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      // How long the jobs of a killed process wait, once their time limit is over.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      schedule: keepsTime,
    });
    this.#boss.on('error', onError);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    const ensure = async (name: string, options: Omit<Queue, 'name'> = {}) => {
      if (!known.has(name)) await this.#boss.createQueue(name, options);
    };
    for (const queue of queueNames) {
      const deadLetter = deadLetters(queue);
      await ensure(deadLetter);
      await ensure(queue, { ...queueOptions[queue], deadLetter });
    }
    for (const name of scheduleNames) {
      await ensure(name, { policy: 'exclusive', ...scheduleOptions[name] });
    }
  }

  /** The job exists only if the transaction commits. */
  async send<Q extends QueueName>(
    transaction: Transaction,
    queue: Q,
    data: JobData[Q],
  ): Promise<void> {
    await this.#boss.send(queue, data, {
      db: { executeSql: (text, values) => transaction.query(text, values) },
    });
  }

  /** Whether such a job is pending. */
  async isWaiting<Q extends QueueName>(queue: Q, data: JobData[Q]): Promise<boolean> {
    const jobs = await this.#boss.findJobs(queue, { data });
    return jobs.some(({ state }) => ['created', 'retry', 'active'].includes(state));
  }

  /** A handler that throws is retried later; after the last try `onGivenUp` is called. */
  async work<Q extends QueueName>(
    queue: Q,
    handle: (data: JobData[Q]) => Promise<void>,
    onGivenUp: (data: JobData[Q]) => Promise<void>,
  ): Promise<void> {
    await this.#boss.work<JobData[Q]>(queue, often, async ([job]) => {
      if (job) await handle(job.data);
    });
    await this.#boss.work<JobData[Q]>(deadLetters(queue), nowAndThen, async ([job]) => {
      if (job) await onGivenUp(job.data);
    });
  }

  /** Runs in one process at a time. */
  async workOnSchedule(name: ScheduleName, handle: () => Promise<void>): Promise<void> {
    if (!this.#keepsTime) return;
    await this.#boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await handle();
      } catch (error) {
        this.#onError(error);
        throw error;
      }
    });
    await this.#boss.schedule(name, schedules[name]);
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }
}
