import * as Y from 'yjs';
import type { PadReplay } from '#shared/contracts/meeting-pad.ts';
import { applyUpdate, type PadContent, readPad } from '../../../components/pad/pad-content.ts';
import { fromBase64 } from '../../../lib/base64.ts';

type Updates = PadReplay['updates'];

const second = 1_000;

/** A pad at any moment of its half. Going on is cheap; going back starts anew. */
export class ReplayedPad {
  /** In milliseconds since the clock started, in whole seconds. */
  readonly start: number;
  readonly end: number;
  readonly #updates: Updates;
  #doc = new Y.Doc();
  #applied = 0;

  constructor(updates: Updates) {
    this.#updates = updates;
    this.start = second * Math.floor(Math.min(0, updates[0]?.at ?? 0) / second);
    this.end = second * Math.ceil(Math.max(0, updates.at(-1)?.at ?? 0) / second);
  }

  at(moment: number): PadContent {
    const last = this.#updates[this.#applied - 1];
    if (last && last.at > moment) {
      this.#doc = new Y.Doc();
      this.#applied = 0;
    }
    const next = this.#updates.findIndex(({ at }, index) => index >= this.#applied && at > moment);
    const end = next === -1 ? this.#updates.length : next;
    const due = this.#updates.slice(this.#applied, end);
    this.#doc.transact(() => {
      for (const { update } of due) applyUpdate(this.#doc, fromBase64(update));
    });
    this.#applied = end;
    return readPad(this.#doc);
  }
}
