import pLimit from 'p-limit';
import type pg from 'pg';
import { ListeningConnection } from './listening-connection.ts';
import { RollCall } from './roll-call.ts';

/** What caches depend on: named after what pages show, not after tables. */
export type ChangeTopic = 'settings' | 'questions' | 'solutions' | 'discussions' | 'members';

/** Called with what has changed, if the announcement says so. */
type Listener = (detail?: string) => void;

const channel = 'martingale_changes';
/** The name by which listening processes find each other among the database's connections. */
const listenerName = 'martingale-changes';

/**
 * Tells every process what has changed, through PostgreSQL's LISTEN/NOTIFY. A notification sent
 * inside a transaction arrives only if it commits. After a lost connection all listeners are
 * called, since notifications may have been missed.
 */
export class ChangeFeed {
  readonly #connection: ListeningConnection;
  readonly #onError: (error: unknown) => void;
  readonly #timeoutMs: number;
  readonly #listeners = new Map<ChangeTopic, Set<Listener>>();
  readonly #rollCalls = new Map<string, RollCall>();
  /** A connection takes one query at a time. */
  readonly #inTurn = pLimit(1);
  #listening = Promise.withResolvers<pg.Client>();
  #isClosed = false;

  /** How long to wait for processes that do not answer, see `settle`. */
  constructor(connection: pg.ClientConfig, onError: (error: unknown) => void, timeoutMs = 1_000) {
    this.#onError = onError;
    this.#timeoutMs = timeoutMs;
    this.#connection = new ListeningConnection(connection, {
      channel,
      onError,
      onListening: (client) => this.#begin(client),
      onNotification: (message, client) => this.#hear(client, message),
      onLost: () => this.#lose(),
    });
  }

  start(): Promise<void> {
    return this.#connection.start();
  }

  /** While false, changes may be missed. */
  get isListening(): boolean {
    return this.#connection.isListening;
  }

  /** Returns a function that stops listening. */
  on(topic: ChangeTopic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Resolves once every process has received all changes committed before the call, so that the
   * next request sees them whichever process answers it. A process that does not answer in time is
   * reported, not waited for: a save must not fail because another process hangs.
   */
  async settle(): Promise<void> {
    const rollCall = new RollCall();
    const timer = setTimeout(() => rollCall.giveUp(), this.#timeoutMs);
    this.#rollCalls.set(rollCall.token, rollCall);
    this.#callEveryone(rollCall).catch((error: unknown) => rollCall.fail(error));
    try {
      await rollCall.over;
    } catch (error) {
      this.#onError(error);
    } finally {
      clearTimeout(timer);
      this.#rollCalls.delete(rollCall.token);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection.close();
  }

  async #begin(client: pg.Client): Promise<void> {
    this.#call(undefined);
    // Only now: a connection with this name receives every change and has nothing older cached.
    await this.#inTurn(() => client.query(`SET application_name = '${listenerName}'`));
    this.#listening.resolve(client);
  }

  async #callEveryone(rollCall: RollCall): Promise<void> {
    const client = await this.#listening.promise;
    const { rows } = await this.#inTurn(() =>
      client.query<{ pid: number }>(
        `SELECT pid, pg_notify($2, $3) FROM pg_stat_activity
         WHERE application_name = $1 AND datname = current_database()`,
        [listenerName, channel, `sync:${rollCall.token}`],
      ),
    );
    rollCall.expect(rows.map(({ pid }) => pid));
  }

  /** Notifications arrive in commit order: a roll call follows the changes before it. */
  #hear(client: pg.Client, { payload = '', processId }: pg.Notification): void {
    const [, word, rest = ''] = /^(\w+)(?::(.*))?$/.exec(payload) ?? [];
    if (word === 'sync') this.#announce(client, `heard:${rest}`).catch(this.#onError);
    else if (word === 'heard') this.#rollCalls.get(rest)?.answer(processId);
    else this.#call(word, rest || undefined);
  }

  async #announce(client: pg.Client, payload: string): Promise<void> {
    await this.#inTurn(() => client.query('SELECT pg_notify($1, $2)', [channel, payload]));
  }

  #call(topic: string | undefined, detail?: string): void {
    for (const [name, listeners] of this.#listeners) {
      if (topic === undefined || name === topic) for (const listener of listeners) listener(detail);
    }
  }

  #lose(): void {
    const lost = new Error('Connection lost before every process had answered');
    for (const rollCall of this.#rollCalls.values()) rollCall.fail(lost);
    if (!this.#isClosed) this.#listening = Promise.withResolvers();
  }
}
