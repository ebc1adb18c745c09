import { randomUUID } from 'node:crypto';

/** A call to all listening processes, and those that have yet to answer. */
export class RollCall {
  readonly token = randomUUID();
  readonly #over = Promise.withResolvers<void>();
  readonly #present = new Set<number>();
  #missing: Set<number> | undefined;

  /** Resolves when all have answered. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  expect(listeners: Iterable<number>): void {
    const missing = [...listeners].filter((listener) => !this.#present.has(listener));
    this.#missing = new Set(missing);
    if (missing.length === 0) this.#over.resolve();
  }

  /** May be called before it is known who is expected. */
  answer(listener: number): void {
    this.#present.add(listener);
    this.#missing?.delete(listener);
    if (this.#missing?.size === 0) this.#over.resolve();
  }

  fail(error: unknown): void {
    this.#over.reject(error);
  }

  giveUp(): void {
    const who = this.#missing ? `${this.#missing.size} of the processes` : 'the database';
    this.fail(new Error(`No answer in time from ${who}: stale content may show for a moment`));
  }
}
