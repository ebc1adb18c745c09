import { largestPadUpdate } from '#shared/domain/meetings.ts';
import { isRefusal } from '../../../lib/api-error.ts';

/** Full and closed: the server takes no more for this pad. */
export type PadState = 'sent' | 'unsent' | 'offline' | 'full' | 'closed';

interface SenderOptions {
  send: (update: Uint8Array) => Promise<unknown>;
  merge: (updates: Uint8Array[]) => Uint8Array;
  /** What had not arrived when the page was left. */
  kept: readonly Uint8Array[];
  keep: (unsent: readonly Uint8Array[]) => void;
}

/** While someone types, so that keys pressed together travel together. */
const pauseMs = 50;
const retryMs = 3_000;
/** Many small updates take much more room than one, which may not be too large either. */
const mostJoined = 4 * 1024;

/**
 * Sends what was written on a pad: at once if nothing was sent just now, else in batches, one after
 * the other, and again until it has arrived. An update that arrives twice changes nothing.
 */
export class PadSender {
  readonly #options: SenderOptions;
  readonly #listeners = new Set<() => void>();
  #unsent: readonly Uint8Array[];
  /** How many of them are on their way. */
  #inFlight = 0;
  #state: PadState;
  #lastSent = 0;
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#unsent = options.kept;
    this.#state = this.#unsent.length > 0 ? 'unsent' : 'sent';
  }

  readonly state = (): PadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a function that sends what is left and stops. */
  open(): () => void {
    const send = () => void this.flush();
    this.#isOpen = true;
    addEventListener('online', send);
    if (this.#unsent.length > 0) send();
    return () => {
      this.#isOpen = false;
      removeEventListener('online', send);
      send();
    };
  }

  add(update: Uint8Array): void {
    if (this.#state === 'full' || this.#state === 'closed') return;
    this.#unsent = this.#with(update);
    this.#options.keep(this.#unsent);
    if (this.#state === 'offline') return;
    this.#show('unsent');
    this.#sendAfter(Math.max(0, this.#lastSent + pauseMs - Date.now()));
  }

  /** Sends at once. Resolves to whether everything has arrived. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
    return this.#unsent.length === 0;
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.length > 0) {
      const batch = this.#nextBatch();
      this.#inFlight = batch.length;
      this.#lastSent = Date.now();
      try {
        await this.#options.send(this.#options.merge(batch));
      } catch (error) {
        return this.#fail(error);
      } finally {
        this.#inFlight = 0;
      }
      this.#unsent = this.#unsent.slice(batch.length);
      this.#options.keep(this.#unsent);
    }
    this.#show('sent');
  }

  #with(update: Uint8Array): Uint8Array[] {
    const last = this.#unsent.at(-1);
    const isOnItsWay = this.#unsent.length === this.#inFlight;
    if (!last || isOnItsWay || last.length + update.length > mostJoined) {
      return [...this.#unsent, update];
    }
    return [...this.#unsent.slice(0, -1), this.#options.merge([last, update])];
  }

  /** As many as fit into one call, and at least one. */
  #nextBatch(): Uint8Array[] {
    let size = 0;
    const end = this.#unsent.findIndex((update, index) => {
      size += update.length;
      return index > 0 && size > largestPadUpdate;
    });
    return this.#unsent.slice(0, end === -1 ? undefined : end);
  }

  #fail(error: unknown): void {
    // Someone whose session has ended may sign in again: it stays kept.
    if (!isRefusal(error) || [401, 403, 404].includes(error.status)) {
      this.#show('offline');
      this.#sendAfter(retryMs);
      return;
    }
    this.#unsent = [];
    this.#options.keep([]);
    this.#show(error.code === 'PAD_FULL' ? 'full' : 'closed');
  }

  #sendAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #show(state: PadState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
