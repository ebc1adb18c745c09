import { Agent, request } from 'node:http';
import * as Y from 'yjs';

/** Connections are kept, as browsers keep them. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export interface Room {
  url: string;
  id: string;
  /** The Cookie headers of both. */
  host: string;
  guest: string;
}

/** One person types, and the other one reads what the stream brings. */
export class Typing {
  readonly #room: Room;
  readonly #doc = new Y.Doc();
  /** When the keystrokes of each update that is under way were made. */
  readonly #sent = new Map<string, number[]>();
  #queue: { update: Uint8Array; at: number }[] = [];
  #isSending = false;
  keystrokes = 0;
  /** In milliseconds, from the keystroke to its arrival at the other person. */
  readonly delays: number[] = [];

  constructor(room: Room) {
    this.#room = room;
    this.#doc.on('update', (update: Uint8Array) => {
      this.keystrokes += 1;
      this.#queue.push({ update, at: performance.now() });
      if (!this.#isSending) void this.#sendAll();
    });
  }

  type(): void {
    const text = this.#doc.getText('pad');
    text.insert(text.length, String.fromCharCode(97 + (text.length % 26)));
  }

  /** Hears what the other person's stream brings. */
  hear(updates: readonly string[]): void {
    const now = performance.now();
    for (const update of updates) {
      for (const at of this.#sent.get(update) ?? []) this.delays.push(now - at);
      this.#sent.delete(update);
    }
  }

  /** As the page does: one request at a time, with everything typed meanwhile. */
  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      const merged = Y.mergeUpdates(batch.map(({ update }) => update));
      const update = Buffer.from(merged).toString('base64');
      this.#sent.set(
        update,
        batch.map(({ at }) => at),
      );
      const { url, id, host } = this.#room;
      const status = await post(`${url}/api/meetings/${id}/pad`, host, { half: 1, update });
      if (status !== 200) throw new Error(`Pad: ${status}`);
    }
    this.#isSending = false;
  }
}

/** Follows a room as one of the two until the connection ends; returns what ends it. */
export function followRoom(
  { url, id }: Room,
  cookie: string,
  hear: (updates: readonly string[]) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/meetings/${id}/stream`, { headers: { cookie }, agent: false });
    call.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`Stream: ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('event: pad\n')) {
            const data: { updates: string[] } = JSON.parse(event.slice(event.indexOf('{')));
            hear(data.updates);
          }
        }
      });
      // It is cut off at the end.
      response.on('error', () => {});
      resolve(() => call.destroy());
    });
    call.on('error', reject);
    call.end();
  });
}

function post(url: string, cookie: string, body: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
