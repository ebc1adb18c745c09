import type pg from 'pg';
import { ListeningConnection } from './listening-connection.ts';
import type { Transaction } from './transaction.ts';

/** What pages follow live, such as `meeting:<id>`. Ids only: data are rows, for their readers. */
export type LiveTopic = `${string}:${string}`;

const channel = 'live';

/**
 * Tells every process which live pages have something new to read. Nothing is cached, so unlike the
 * change feed it drops nothing and waits for nobody. It connects when something is first followed.
 */
export class LiveFeed {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #onError: (error: unknown) => void;
  readonly #connection: ListeningConnection;
  readonly #listeners = new Map<string, Set<() => void>>();
  #isStarted = false;
  #announced = new Set<LiveTopic>();
  #isAnnouncing = false;

  constructor(
    connection: pg.ClientConfig,
    pool: Pick<pg.Pool, 'query'>,
    onError: (error: unknown) => void,
  ) {
    this.#pool = pool;
    this.#onError = onError;
    this.#connection = new ListeningConnection(
      { ...connection, application_name: 'martingale-live' },
      {
        channel,
        onError,
        // Whatever was announced while nobody listened.
        onListening: () => this.#call(...this.#listeners.keys()),
        onNotification: ({ payload = '' }) => this.#call(payload),
      },
    );
  }

  /** Also called when something may have been missed. Returns a function that stops following. */
  on(topic: LiveTopic, listener: () => void): () => void {
    if (!this.#isStarted) void this.#connection.startSoon();
    this.#isStarted = true;
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
    };
  }

  /** Arrives if the transaction commits. */
  async notify(transaction: Transaction, topic: LiveTopic): Promise<void> {
    await transaction.query('select pg_notify($1, $2)', [channel, topic]);
  }

  /**
   * For what has been committed, many times a second: a transaction that notifies keeps all others
   * that do from committing until it is on disk. One that has written nothing is not, and takes
   * along what was announced meanwhile.
   */
  announce(topic: LiveTopic): void {
    this.#announced.add(topic);
    if (!this.#isAnnouncing) void this.#sendAnnounced();
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #sendAnnounced(): Promise<void> {
    this.#isAnnouncing = true;
    while (this.#announced.size > 0) {
      const topics = [...this.#announced];
      this.#announced = new Set();
      try {
        await this.#pool.query('select pg_notify($1, topic) from unnest($2::text[]) topic', [
          channel,
          topics,
        ]);
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#isAnnouncing = false;
  }

  #call(...topics: string[]): void {
    for (const topic of topics) {
      for (const listener of this.#listeners.get(topic) ?? []) listener();
    }
  }
}
