/** Lost: it is tried again and again. Ended: the server wants no more of it from this tab. */
export type LiveState = 'connecting' | 'open' | 'lost' | 'ended';

interface LiveOptions {
  /** Where it goes on after the last event that had an id; null: none yet. */
  urlAfter: (lastId: string | null) => string;
  /** What to do with each event, by its name. */
  on: Record<string, (data: string) => void>;
}

const shortestWaitMs = 500;
const longestWaitMs = 10_000;

/**
 * Server-sent events that come back after a lost connection and miss nothing. Browsers would do so
 * too, but give up for good after some failures, and do not tell which.
 */
export class LiveStream {
  readonly #options: LiveOptions;
  readonly #listeners = new Set<() => void>();
  #state: LiveState = 'connecting';
  #source: EventSource | null = null;
  #lastId: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  readonly state = (): LiveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a function that closes it. */
  open(): () => void {
    const resume = () => {
      if (this.#state === 'lost') this.connect();
    };
    addEventListener('online', resume);
    this.connect();
    return () => {
      removeEventListener('online', resume);
      this.#close();
    };
  }

  /** Also takes up a stream that has ended. */
  connect(): void {
    this.#close();
    if (this.#state === 'ended') this.#show('connecting');
    const source = new EventSource(this.#options.urlAfter(this.#lastId));
    this.#source = source;
    source.onopen = () => {
      this.#failures = 0;
      this.#show('open');
    };
    source.onerror = () => {
      if (source === this.#source) this.#comeBack();
    };
    source.addEventListener('end', () => {
      this.#close();
      this.#show('ended');
    });
    for (const [name, take] of Object.entries(this.#options.on)) {
      source.addEventListener(name, ({ data, lastEventId }) => {
        take(data);
        if (lastEventId !== '') this.#lastId = lastEventId;
      });
    }
  }

  #comeBack(): void {
    this.#close();
    // Servers end streams when they restart: that is no trouble if another takes over at once.
    if (this.#failures > 0 || !navigator.onLine) this.#show('lost');
    const wait = Math.min(longestWaitMs, shortestWaitMs * 2 ** this.#failures);
    this.#failures++;
    // Not all pages at the same moment.
    this.#timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #show(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
