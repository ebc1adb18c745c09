import { type ApiError, isRefusal } from './api-error.ts';

/** Unsaved: it is on its way, or waits for the connection. */
export type SaveState = 'saved' | 'unsaved' | 'offline';

interface SaverOptions<Value> {
  save: (place: number, value: Value) => Promise<unknown>;
  /** The server takes no more for this place. */
  onRefused: (error: ApiError) => void;
  /** What had not been saved when the page was left. */
  kept: ReadonlyMap<number, Value>;
  keep: (unsaved: ReadonlyMap<number, Value>) => void;
}

const pauseMs = 600;
const retryMs = 3_000;

/** Saves what is typed in several places, one call at a time, and again until it has arrived. */
export class TypedSaver<Value> {
  readonly #options: SaverOptions<Value>;
  readonly #unsaved: Map<number, Value>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = 'saved';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(options: SaverOptions<Value>) {
    this.#options = options;
    this.#unsaved = new Map(options.kept);
    if (this.#unsaved.size > 0) this.#state = 'unsaved';
  }

  readonly state = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a function that stops it. */
  open(): () => void {
    const send = () => void this.flush();
    addEventListener('online', send);
    if (this.#unsaved.size > 0) send();
    return () => {
      removeEventListener('online', send);
      void this.flush();
      clearTimeout(this.#timer);
    };
  }

  set(place: number, value: Value): void {
    this.#unsaved.set(place, value);
    this.#options.keep(this.#unsaved);
    this.#show(this.#state === 'offline' ? 'offline' : 'unsaved');
    this.#sendAfter(pauseMs);
  }

  /** Saves at once. Resolves to whether everything has arrived. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
    return this.#unsaved.size === 0;
  }

  async #sendAll(): Promise<void> {
    for (const [place, value] of this.#unsaved) {
      try {
        await this.#options.save(place, value);
      } catch (error) {
        if (!isRefusal(error)) {
          this.#show('offline');
          this.#sendAfter(retryMs);
          return;
        }
        this.#options.onRefused(error);
      }
      // What changed in the meantime is another value.
      if (this.#unsaved.get(place) === value) this.#unsaved.delete(place);
    }
    this.#options.keep(this.#unsaved);
    this.#show(this.#unsaved.size === 0 ? 'saved' : 'unsaved');
    if (this.#unsaved.size > 0) this.#sendAfter(pauseMs);
  }

  #sendAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #show(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
