import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Transaction } from '../db/transaction.ts';

/** What each queue carries. */
export interface JobData {
  mail: { mailId: number };
}

type QueueName = keyof JobData;

const deadLetters = (queue: QueueName) => `${queue}-dead`;

/** A mail server may be down for hours: eleven tries over about half a day. */
const queueOptions = {
  mail: {
    retryLimit: 10,
    retryBackoff: true,
    retryDelay: 15,
    retryDelayMax: 7200,
    expireInSeconds: 60,
  },
} as const satisfies Record<QueueName, object>;

const pollingIntervalSeconds = 0.5;

/**
 * Work that must happen once its transaction has committed, also after a crash. Any number of
 * processes share the queues; each job runs in one of them.
 */
export class Jobs {
  readonly #boss: PgBoss;

  constructor(pool: pg.Pool, onError: (error: unknown) => void) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      monitorIntervalSeconds: 15,
    });
    this.#boss.on('error', onError);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const queue of ['mail'] as const) {
      await this.#boss.createQueue(deadLetters(queue));
      await this.#boss.createQueue(queue, {
        ...queueOptions[queue],
        deadLetter: deadLetters(queue),
      });
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

  /** Whether such a job is still to be done. */
  async isWaiting<Q extends QueueName>(queue: Q, data: JobData[Q]): Promise<boolean> {
    const jobs = await this.#boss.findJobs(queue, { data });
    return jobs.some(({ state }) => ['created', 'retry', 'active'].includes(state));
  }

  /** A handler that throws is tried again later; after the last try `onGivenUp` is called. */
  async work<Q extends QueueName>(
    queue: Q,
    handle: (data: JobData[Q]) => Promise<void>,
    onGivenUp: (data: JobData[Q]) => Promise<void>,
  ): Promise<void> {
    const options = { pollingIntervalSeconds, batchSize: 1, localConcurrency: 4 };
    await this.#boss.work<JobData[Q]>(queue, options, async ([job]) => {
      if (job) await handle(job.data);
    });
    await this.#boss.work<JobData[Q]>(deadLetters(queue), options, async ([job]) => {
      if (job) await onGivenUp(job.data);
    });
  }

  /** Lets a job that runs finish. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }
}
