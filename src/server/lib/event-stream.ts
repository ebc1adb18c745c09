import { Readable } from 'node:stream';

export interface LiveEvent {
  name: string;
  data: object;
  /** From where a browser goes on after a lost connection. */
  id?: string;
}

interface Reading {
  /** What is new since the last call; null: the reader may not read on. */
  read: () => Promise<{ events: readonly LiveEvent[]; isMore: boolean } | null>;
  /** It is tried again, at the latest with the next heartbeat. */
  onError: (error: unknown) => void;
}

/** When browsers come back. */
const retryMs = 2_000;
/** Proxies cut off what is silent for longer, mostly for a minute. */
const heartbeatMs = 20_000;

/**
 * Server-sent events: reads what is new whenever it is woken, one read at a time, however often
 * that is. It also looks by itself with every heartbeat, so a lost notification only delays.
 */
export class EventStream {
  readonly #reading: Reading;
  readonly #heartbeat: NodeJS.Timeout;
  #isReading = false;
  #isWoken = false;
  #isEnded = false;
  #wantsMore = Promise.withResolvers<void>();

  readonly body = new Readable({ read: () => this.#wantsMore.resolve() });

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
    this.body.once('close', () => {
      clearInterval(this.#heartbeat);
      this.#wantsMore.resolve();
    });
    this.body.push(`retry: ${retryMs}\n\n`);
  }

  get #isOpen(): boolean {
    return !this.#isEnded && !this.body.destroyed;
  }

  wake(): void {
    this.#isWoken = true;
    if (!this.#isReading) void this.#readAll();
  }

  /** After the last event, if any. */
  end(last?: LiveEvent): void {
    clearInterval(this.#heartbeat);
    if (!this.#isOpen) return;
    this.#isEnded = true;
    if (last) this.body.push(format(last));
    this.body.push(null);
  }

  #beat(): void {
    // A comment. To a client that takes nothing, it would only pile up.
    if (this.#isReading || !this.#isOpen) return;
    this.body.push(':\n\n');
    this.wake();
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#isWoken && this.#isOpen) {
      this.#isWoken = false;
      try {
        await this.#readOnce();
      } catch (error) {
        this.#reading.onError(error);
      }
    }
    this.#isReading = false;
  }

  async #readOnce(): Promise<void> {
    const found = await this.#reading.read();
    if (!found) return this.end();
    if (found.events.length === 0 || !this.#isOpen) return;
    this.#isWoken ||= found.isMore;
    this.#wantsMore = Promise.withResolvers();
    // The next read waits until the client has taken this one.
    if (!this.body.push(found.events.map(format).join(''))) await this.#wantsMore.promise;
  }
}

function format({ name, data, id }: LiveEvent): string {
  const place = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${place}data: ${JSON.stringify(data)}\n\n`;
}
