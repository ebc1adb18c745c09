import pg from 'pg';

interface Listening {
  channel: string;
  onError: (error: unknown) => void;
  /** From now on nothing is missed; what was announced before, may have been. */
  onListening: (client: pg.Client) => Promise<void> | void;
  onNotification: (message: pg.Notification, client: pg.Client) => void;
  /** It comes back by itself. */
  onLost?: () => void;
}

const shortestWaitMs = 50;
const longestWaitMs = 5_000;

/** A connection that listens on a channel, and comes back whenever it is lost. */
export class ListeningConnection {
  readonly #connection: pg.ClientConfig;
  readonly #listening: Listening;
  #client: pg.Client | undefined;
  #isListening = false;
  #reconnect: NodeJS.Timeout | undefined;
  #waitMs = shortestWaitMs;
  #isClosed = false;

  constructor(connection: pg.ClientConfig, listening: Listening) {
    this.#connection = connection;
    this.#listening = listening;
  }

  /** While false, notifications may be missed. */
  get isListening(): boolean {
    return this.#isListening;
  }

  async start(): Promise<void> {
    const { channel, onError, onListening, onNotification } = this.#listening;
    const client = new pg.Client(this.#connection);
    client.on('error', (error) => onError(error));
    client.on('notification', (message) => {
      if (!this.#isClosed) onNotification(message, client);
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    await onListening(client);
    client.on('end', () => this.#comeBack());
    this.#client = client;
    this.#isListening = true;
    this.#waitMs = shortestWaitMs;
    if (this.#isClosed) await client.end();
  }

  /** The same, but keeps trying. */
  async startSoon(): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      this.#listening.onError(error);
      this.#tryAgainSoon();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnect);
    await this.#client?.end();
  }

  #comeBack(): void {
    this.#isListening = false;
    this.#listening.onLost?.();
    this.#tryAgainSoon();
  }

  #tryAgainSoon(): void {
    if (this.#isClosed) return;
    this.#reconnect = setTimeout(() => void this.startSoon(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }
}
