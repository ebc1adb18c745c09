import type { RunAnswer, RunResult } from '#shared/contracts/drill-run.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { isRefusal } from '../../../lib/api-error.ts';
import { type StoredRun, storeRun } from './stored-run.ts';

const sendEveryMs = 4_000;
/** For items with a time limit, which the server enforces as well. */
const sendTimedMs = 500;

interface QueueOptions {
  api: ApiClient;
  stored: StoredRun;
  onFinished: (result: RunResult) => void;
  onFailure: (failure: Error) => void;
}

/** Sends a run's answers in batches, and keeps them in the browser until the run is finished. */
export class AnswerQueue {
  readonly #options: QueueOptions;
  #isFinishing = false;
  #isSending = false;
  #isAbandoned = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Returns a function that stops it. */
  open(): () => void {
    const send = () => void this.#send();
    addEventListener('online', send);
    this.#sendSoon();
    return () => {
      removeEventListener('online', send);
      clearTimeout(this.#timer);
      // Answers given before leaving still count.
      if (!this.#isFinishing && !this.#isAbandoned) send();
    };
  }

  /** Replaces any earlier answer to the item. */
  add(answer: RunAnswer): void {
    const { stored } = this.#options;
    const others = stored.answers.filter(({ index }) => index !== answer.index);
    stored.answers = [...others, { ...answer, isSent: false }];
    storeRun(stored);
    this.#sendSoon(stored.run.format.secondsPerItem === null ? sendEveryMs : sendTimedMs);
  }

  /** Retries until it succeeds or is refused. */
  finish(): void {
    this.#isFinishing = true;
    void this.#send();
  }

  /** Gives up the run, sending the answers so far. */
  abandon(): Promise<RunResult> {
    this.#isAbandoned = true;
    clearTimeout(this.#timer);
    const { api, stored } = this.#options;
    const params = { id: stored.run.id };
    return api.call('POST /api/drills/runs/:id/abandon', { params, body: bodyOf(stored.answers) });
  }

  /** Does not restart a running timer, so that rapid answers cannot delay sending forever. */
  #sendSoon(afterMs = sendEveryMs): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, afterMs);
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#isAbandoned) return;
    this.#isSending = true;
    const wasFinishing = this.#isFinishing;
    try {
      if (wasFinishing) await this.#sendLast();
      else await this.#sendNew();
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('Unknown');
      if (wasFinishing) this.#options.onFailure(failure);
      if (!isRefusal(failure)) this.#sendSoon();
    } finally {
      this.#isSending = false;
    }
    if (this.#isFinishing && !wasFinishing) await this.#send();
  }

  async #sendNew(): Promise<void> {
    const { api, stored } = this.#options;
    const unsent = stored.answers.filter(({ isSent }) => !isSent);
    if (unsent.length === 0) return;
    const params = { id: stored.run.id };
    const body = bodyOf(unsent);
    const { isOver } = await api.call('POST /api/drills/runs/:id/answers', { params, body });
    // An answer that changed in the meantime is a new object.
    for (const answer of unsent) answer.isSent = true;
    if (this.#isAbandoned) return;
    storeRun(stored);
    if (stored.answers.some(({ isSent }) => !isSent)) this.#sendSoon();
    // It may have been finished in another tab.
    if (isOver) this.#isFinishing = true;
  }

  /** Sends all answers: resending those that have arrived is harmless. */
  async #sendLast(): Promise<void> {
    const { api, stored, onFinished } = this.#options;
    const params = { id: stored.run.id };
    const body = bodyOf(stored.answers);
    onFinished(await api.call('POST /api/drills/runs/:id/finish', { params, body }));
  }
}

function bodyOf(answers: readonly RunAnswer[]): { answers: RunAnswer[] } {
  return {
    answers: answers.map(({ index, response, edit, milliseconds }) => ({
      index,
      response,
      edit,
      milliseconds,
    })),
  };
}
