import pg from 'pg';

/** What can change under a cache: named after what is shown, not after tables. */
export type ChangeTopic = 'settings';

type Listener = () => void;

const channel = 'martingale_changes';
const shortestWaitMs = 50;
const longestWaitMs = 5_000;

/**
 * Tells every process what has changed, through PostgreSQL's LISTEN/NOTIFY. A notification sent
 * inside a transaction arrives only if it commits. After a broken connection all listeners are
 * called, since notifications may have been missed meanwhile.
 */
export class ChangeFeed {
  readonly #connection: pg.ClientConfig;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Map<ChangeTopic, Set<Listener>>();
  #client: pg.Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #waitMs = shortestWaitMs;
  #isClosed = false;

  constructor(connection: pg.ClientConfig, onError: (error: unknown) => void) {
    this.#connection = connection;
    this.#onError = onError;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ ...this.#connection, application_name: 'martingale-changes' });
    client.on('error', (error) => this.#onError(error));
    client.on('notification', ({ payload }) => this.#call(payload));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    client.on('end', () => this.#reconnectSoon());
    this.#client = client;
    this.#waitMs = shortestWaitMs;
  }

  /** Returns the way to stop listening. */
  on(topic: ChangeTopic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnect);
    await this.#client?.end();
  }

  #call(topic: string | undefined): void {
    for (const [name, listeners] of this.#listeners) {
      if (topic === undefined || name === topic) for (const listener of listeners) listener();
    }
  }

  #reconnectSoon(): void {
    if (this.#isClosed) return;
    this.#reconnect = setTimeout(() => {
      this.start().then(
        () => this.#call(undefined),
        (error: unknown) => {
          this.#onError(error);
          this.#reconnectSoon();
        },
      );
    }, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }
}
