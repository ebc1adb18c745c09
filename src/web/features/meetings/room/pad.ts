import * as Y from 'yjs';
import type { Half, Seat } from '#shared/domain/meetings.ts';
import {
  applyUpdate,
  type PadContent,
  readStrokes,
  strokesOf,
  textOf,
} from '../../../components/pad/pad-content.ts';
import { fromBase64, toBase64 } from '../../../lib/base64.ts';
import { dropFromTab, readFromTab, storeInTab } from '../../../lib/tab-storage.ts';
import { PadSender } from './pad-sender.ts';
import { piecesOf, type TextChange } from './text-change.ts';

export type TextDelta = Y.YTextEvent['delta'];

/** The origins of transactions: what is written here, and what comes from the server. */
const here = Symbol('here');
const there = Symbol('there');

/** In code units, of up to three bytes each: one update must fit into a call. */
const longestPiece = 16 * 1024;
/** Someone who stops in the middle of a word must see what the other one writes. */
const longestHoldMs = 1_000;

interface PadOptions {
  meetingId: string;
  half: Half;
  send: (update: string) => Promise<unknown>;
}

/** The pad of one half, which both people write and draw on. */
export class Pad {
  readonly sender: PadSender;
  readonly #doc = new Y.Doc();
  readonly #text = textOf(this.#doc);
  readonly #strokes = strokesOf(this.#doc);
  readonly #ownTyping = new Y.UndoManager(this.#text, { trackedOrigins: new Set([here]) });
  readonly #ownDrawing = new Y.UndoManager(this.#strokes, {
    trackedOrigins: new Set([here]),
    captureTimeout: 0,
  });
  readonly #listeners = new Set<() => void>();
  #content: PadContent = { text: '', strokes: [] };
  /** What has come from the server while nothing may change; null: it is shown at once. */
  #held: Uint8Array[] | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor({ meetingId, half, send }: PadOptions) {
    const key = `martingale_pad_${meetingId}_${half}`;
    const kept = readKept(key);
    this.sender = new PadSender({
      send: (update) => send(toBase64(update)),
      merge: (updates) => Y.mergeUpdates(updates),
      kept,
      keep: (unsent) => {
        if (unsent.length === 0) dropFromTab(key);
        else storeInTab(key, unsent.map(toBase64));
      },
    });
    this.#text.observe(() => this.#show({ text: this.#text.toString() }));
    this.#strokes.observe(() => this.#show({ strokes: readStrokes(this.#doc) }));
    for (const update of kept) applyUpdate(this.#doc, update, there);
    this.#doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== there) this.sender.add(update);
    });
    this.#doc.on('afterTransaction', () => {
      for (const listener of this.#listeners) listener();
    });
  }

  readonly content = (): PadContent => this.#content;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What changes the text other than `changeText`. Returns a function that stops it. */
  onTextFromElsewhere(listener: (text: string, delta: TextDelta) => void): () => void {
    const listen = (event: Y.YTextEvent, { origin }: Y.Transaction) => {
      if (origin !== here) listener(this.#text.toString(), event.delta);
    };
    this.#text.observe(listen);
    return () => this.#text.unobserve(listen);
  }

  changeText({ at, removed, inserted }: TextChange): void {
    const [first = '', ...others] = piecesOf(inserted, longestPiece);
    this.#doc.transact(() => {
      if (removed > 0) this.#text.delete(at, removed);
      if (first !== '') this.#text.insert(at, first);
    }, here);
    let end = at + first.length;
    for (const piece of others) {
      this.#doc.transact(() => this.#text.insert(end, piece), here);
      end += piece.length;
    }
  }

  undoTyping = () => this.#ownTyping.undo();
  redoTyping = () => this.#ownTyping.redo();

  draw(by: Seat, points: string): void {
    this.#doc.transact(() => this.#strokes.push([{ by, points }]), here);
  }

  erase(strokes: ReadonlySet<unknown>): void {
    this.#doc.transact(() => {
      const all = this.#strokes.toArray();
      for (let index = all.length - 1; index >= 0; index--) {
        if (strokes.has(all[index])) this.#strokes.delete(index);
      }
    }, here);
  }

  undoDrawing = () => this.#ownDrawing.undo();

  get canUndoDrawing(): boolean {
    return this.#ownDrawing.canUndo();
  }

  /** Updates of the server, each in base64; those that are here already change nothing. */
  receive(updates: readonly string[]): void {
    const received = updates.map(fromBase64);
    if (this.#held) this.#held.push(...received);
    else this.#apply(received);
  }

  /** Keeps back what comes: changing a field would break up a letter that is being composed. */
  hold(): void {
    this.#held ??= [];
    clearTimeout(this.#hold);
    this.#hold = setTimeout(() => this.release(), longestHoldMs);
  }

  release(): void {
    clearTimeout(this.#hold);
    const held = this.#held;
    this.#held = null;
    if (held) this.#apply(held);
  }

  #apply(updates: readonly Uint8Array[]): void {
    this.#doc.transact(() => {
      for (const update of updates) applyUpdate(this.#doc, update, there);
    }, there);
  }

  #show(change: Partial<PadContent>): void {
    this.#content = { ...this.#content, ...change };
  }
}

function readKept(key: string): Uint8Array[] {
  const kept = readFromTab(key);
  if (!Array.isArray(kept)) return [];
  return kept.filter((update) => typeof update === 'string').map(fromBase64);
}
