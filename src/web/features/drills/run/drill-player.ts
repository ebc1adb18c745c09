import type { RunResult } from '#shared/contracts/drill-run.ts';
import { fewestAnswersOfQuitRun } from '#shared/domain/drills.ts';
import { parseFraction } from '#shared/domain/fraction.ts';
import { isRight, longestResponse } from '#shared/drills/check.ts';
import { findBlock, type Points } from '#shared/drills/format.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import type { Mark } from '#shared/drills/score.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { AnswerQueue } from './answer-queue.ts';
import { advancesByItself } from './auto-advance.ts';
import { dropRun, type StoredRun, storeRun } from './stored-run.ts';

/** What the screen shows. */
export interface RunView {
  phase: 'countdown' | 'playing' | 'finishing' | 'finished';
  current: number;
  /** Responses by index. */
  responses: ReadonlyMap<number, string>;
  /** Typed but not yet submitted. */
  draft: string;
  /** The mark of the previous item, if one cannot go back. */
  last: Mark | null;
  /** Why the last attempt to finish failed. */
  failure: Error | null;
}

interface PlayerOptions {
  api: ApiClient;
  stored: StoredRun;
  items: readonly DrillItem[];
  onFinished: (result: RunResult, stored: StoredRun) => void;
}

/** Plays a run: shows its items, keeps the clock and passes answers to the queue. */
export class DrillPlayer {
  readonly stored: StoredRun;
  readonly items: readonly DrillItem[];
  readonly #queue: AnswerQueue;
  readonly #listeners = new Set<() => void>();
  #view: RunView;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #itemTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ api, stored, items, onFinished }: PlayerOptions) {
    const { run, answers, current } = stored;
    this.stored = stored;
    this.items = items;
    this.#queue = new AnswerQueue({
      api,
      stored,
      onFinished: (result) => {
        this.#show({ phase: 'finished' });
        dropRun(run.id);
        onFinished(result, stored);
      },
      onFailure: (failure) => this.#show({ failure }),
    });
    const responses = new Map(answers.map(({ index, response }) => [index, response]));
    const draft = this.#isFree ? (responses.get(current) ?? '') : '';
    this.#view = {
      phase: this.#untilMs(run.startsAt) > 0 ? 'countdown' : 'playing',
      current: Math.min(current, this.items.length - 1),
      responses,
      draft,
      last: null,
      failure: null,
    };
  }

  readonly view = (): RunView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the clock. Returns a function that stops it. */
  open(): () => void {
    const { startsAt, endsAt } = this.stored.run;
    const close = this.#queue.open();
    this.#timers = [
      setTimeout(() => this.#begin(), this.#untilMs(startsAt)),
      setTimeout(() => this.#endInTime(), this.#untilMs(endsAt)),
    ];
    return () => {
      for (const timer of [...this.#timers, this.#itemTimer]) clearTimeout(timer);
      close();
    };
  }

  /** The current time by the server's clock, as best we know it. */
  now(): number {
    return Date.now() + this.stored.offset;
  }

  get item(): DrillItem {
    const item = this.items[this.#view.current];
    if (!item) throw new RangeError(`There is no item ${this.#view.current}.`);
    return item;
  }

  get points(): Points {
    return findBlock(this.stored.run.format, this.#view.current).block.points;
  }

  get #isFree(): boolean {
    return this.stored.run.format.order === 'free';
  }

  get isAutomatic(): boolean {
    return !this.#isFree && advancesByItself(this.item, this.points);
  }

  type(text: string): void {
    if (!/^[\d.,/−-]*$/.test(text) || text.length > longestResponse) return;
    this.#show({ draft: text });
    if (this.isAutomatic && isRight(this.item.asks, text)) this.answer(text);
  }

  /** Submits the draft if it is a number. If right answers advance by themselves, clears it. */
  submit(): void {
    const { draft } = this.#view;
    if (this.isAutomatic) this.#show({ draft: '' });
    else if (this.#isFree && draft === '') this.go(this.#view.current + 1);
    else if (parseFraction(draft)) this.answer(draft);
  }

  answer(response: string): void {
    if (this.#view.phase !== 'playing') return;
    this.#keep(response);
    this.#move(this.#view.current + 1, this.#isFree ? null : this.#mark(response));
  }

  skip(): void {
    if (this.#isFree) this.go(this.#view.current + 1);
    else if (this.points.skipped !== null) this.answer('');
  }

  /** Jumps to another item, in free order only. */
  go(index: number): void {
    if (this.#view.phase !== 'playing' || !this.#isFree) return;
    this.#keepDraft();
    this.#move(Math.max(0, Math.min(index, this.items.length - 1)), null);
  }

  finish(): void {
    if (this.#view.phase !== 'playing') return;
    if (this.#isFree) this.#keepDraft();
    clearTimeout(this.#itemTimer);
    this.#show({ phase: 'finishing' });
    this.#queue.finish();
  }

  /** Whether the run would stay in the history if abandoned now. */
  get leavesTrace(): boolean {
    const answered = [...this.#view.responses.values()].filter((response) => response !== '');
    return answered.length >= fewestAnswersOfQuitRun;
  }

  /** Leaves the run. */
  abandon(): Promise<RunResult> {
    dropRun(this.stored.run.id);
    return this.#queue.abandon();
  }

  #begin(): void {
    this.#show({ phase: 'playing' });
    if (this.stored.current >= this.items.length) this.finish();
    else this.#startItem(this.stored.shownAt ?? Date.parse(this.stored.run.startsAt));
  }

  #endInTime(): void {
    if (this.#view.phase === 'countdown') this.#show({ phase: 'playing' });
    this.finish();
  }

  #move(index: number, last: Mark | null): void {
    if (index >= this.items.length) {
      if (!this.#isFree) this.#endEarly();
      return;
    }
    const draft = this.#isFree ? (this.#view.responses.get(index) ?? '') : '';
    this.#show({ current: index, draft, last });
    this.#startItem(this.now());
  }

  /** Finishes after the last item. */
  #endEarly(): void {
    this.stored.current = this.items.length;
    storeRun(this.stored);
    this.finish();
  }

  #startItem(shownAt: number): void {
    const { run } = this.stored;
    this.stored.current = this.#view.current;
    this.stored.shownAt = shownAt;
    storeRun(this.stored);
    clearTimeout(this.#itemTimer);
    const { secondsPerItem } = run.format;
    if (secondsPerItem === null || this.#isFree) return;
    const left = shownAt + 1000 * secondsPerItem - this.now();
    this.#itemTimer = setTimeout(() => this.answer(''), left);
  }

  #keepDraft(): void {
    const { draft, current, responses } = this.#view;
    const isNumber = draft === '' || parseFraction(draft) !== null;
    if (this.item.asks.kind !== 'number' || !isNumber) return;
    if (draft !== (responses.get(current) ?? '')) this.#keep(draft);
  }

  #keep(response: string): void {
    const { current, responses } = this.#view;
    const before = this.stored.answers.find(({ index }) => index === current);
    const now = this.now();
    const spent = Math.round(now - (this.stored.shownAt ?? now));
    this.stored.shownAt = now;
    this.#queue.add({
      index: current,
      response,
      edit: (before?.edit ?? -1) + 1,
      milliseconds: Math.max(0, (before?.milliseconds ?? 0) + spent),
    });
    this.#show({ responses: new Map(responses).set(current, response) });
  }

  #mark(response: string): Mark {
    if (response === '') return 'skipped';
    return isRight(this.item.asks, response) ? 'right' : 'wrong';
  }

  #untilMs(moment: string): number {
    return Math.max(0, Date.parse(moment) - this.now());
  }

  #show(change: Partial<RunView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
