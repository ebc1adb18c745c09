import type pg from 'pg';
import { PgBoss, type Queue as QueueOptions } from 'pg-boss';
import type { Transaction } from '../db/transaction.ts';

/** A kind of job, with a payload. */
export interface Queue<Data extends object> {
  /** The job exists only if the transaction commits. */
  send(transaction: Transaction, data: Data): Promise<void>;
  /** Whether such a job is pending. */
  isWaiting(data: Data): Promise<boolean>;
  /** A handler that throws is retried later; after the last try `onGivenUp` is called. */
  work(
    handle: (data: Data) => Promise<void>,
    onGivenUp: (data: Data) => Promise<void>,
  ): Promise<void>;
}

interface Schedule {
  name: string;
  /** In UTC. */
  cron: string;
  expireInSeconds: number;
  /** Not needed where the next run comes soon anyway. */
  isRetried?: boolean;
}

/** The other side may be down for hours: eleven tries over about five hours. */
const retries = { retryLimit: 10, retryBackoff: true, retryDelay: 15, retryDelayMax: 7200 };

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
  readonly #runsSchedules: boolean;
  readonly #created = new Map<string, Promise<void>>();

  /** Without `runsSchedules`, scheduled jobs never run. */
  constructor(pool: pg.Pool, onError: (error: unknown) => void, { runsSchedules = true } = {}) {
    this.#onError = onError;
    this.#runsSchedules = runsSchedules;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      // How long the jobs of a killed process wait, once their time limit is over.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      schedule: runsSchedules,
    });
    this.#boss.on('error', onError);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const { name } of await this.#boss.getQueues()) this.#created.set(name, Promise.resolve());
  }

  queue<Data extends object>(name: string, options: { expireInSeconds: number }): Queue<Data> {
    const boss = this.#boss;
    const deadLetter = `${name}-dead`;
    const create = async () => {
      await this.#create(deadLetter);
      await this.#create(name, { ...retries, ...options, deadLetter });
    };
    return {
      async send(transaction, data) {
        await create();
        await boss.send(name, data, {
          db: { executeSql: (text, values) => transaction.query(text, values) },
        });
      },

      async isWaiting(data) {
        await create();
        const jobs = await boss.findJobs(name, { data });
        return jobs.some(({ state }) => ['created', 'retry', 'active'].includes(state));
      },

      async work(handle, onGivenUp) {
        await create();
        await boss.work<Data>(name, often, async ([job]) => {
          if (job) await handle(job.data);
        });
        await boss.work<Data>(deadLetter, nowAndThen, async ([job]) => {
          if (job) await onGivenUp(job.data);
        });
      },
    };
  }

  /** Runs in one process at a time. */
  async schedule(
    { name, cron, expireInSeconds, isRetried = false }: Schedule,
    handle: () => Promise<void>,
  ): Promise<void> {
    if (!this.#runsSchedules) return;
    const tries = isRetried ? retries : { retryLimit: 0 };
    await this.#create(name, { policy: 'exclusive', ...tries, expireInSeconds });
    await this.#boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await handle();
      } catch (error) {
        this.#onError(error);
        throw error;
      }
    });
    await this.#boss.schedule(name, cron);
  }

  #create(name: string, options: Omit<QueueOptions, 'name'> = {}): Promise<void> {
    const created = this.#created.get(name) ?? this.#boss.createQueue(name, options);
    this.#created.set(name, created);
    return created;
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }
}
