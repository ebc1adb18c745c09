import type { Note } from '#shared/contracts/stars-and-notes.ts';
import { byteLength, largestText } from '#shared/domain/text-size.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { ApiError, isRefusal } from '../../../lib/api-error.ts';
import { dropUnsent, keepUnsent, type UnsentNote } from './unsent-notes.ts';

const saveAfterMs = 1_000;
const retryAfterMs = 10_000;

/** What the editor shows. */
export interface NoteView {
  text: string;
  isSaved: boolean;
  /** Why the last attempt failed. */
  failure: Error | null;
  /** What another device saved in the meantime; nothing is sent until the user decides. */
  theirs: Note | null;
}

export interface NoteSaverOptions {
  api: ApiClient;
  userId: number;
  questionId: number;
  /** Null if it could not be loaded, but there is an unsent one. */
  stored: Note | null;
  unsent: UnsentNote | null;
  onSaved: (note: Note) => void;
  onFailure?: (error: Error) => void;
}

/** Saves a note as it is written. Unsaved text is kept in the browser. */
export class NoteSaver {
  readonly #options: NoteSaverOptions;
  readonly #listeners = new Set<() => void>();
  /** The stored text, and the version that the user's text builds on. */
  #stored: string | null;
  #base: string | null;
  #sent: string | null;
  #view: NoteView;
  #isOpen = false;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: NoteSaverOptions) {
    const { stored, unsent, userId, questionId } = options;
    this.#options = options;
    this.#stored = stored?.content ?? null;
    const isUnsent = unsent !== null && unsent.text.trim() !== stored?.content;
    this.#base = isUnsent ? unsent.version : (stored?.version ?? null);
    this.#sent = unsent?.sent ?? null;
    this.#view = {
      text: isUnsent ? unsent.text : (stored?.content ?? ''),
      isSaved: !isUnsent,
      failure: null,
      theirs: null,
    };
    if (!isUnsent) dropUnsent(userId, questionId);
    else if (stored && this.#isOwn(stored)) this.#base = stored.version;
    else if (stored) this.#view.theirs = stored;
  }

  readonly view = (): NoteView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a function that sends what is left and stops. */
  open(): () => void {
    const send = () => void this.send();
    this.#isOpen = true;
    addEventListener('online', send);
    send();
    return () => {
      this.#isOpen = false;
      removeEventListener('online', send);
      send();
    };
  }

  write(text: string): void {
    const isSaved = text.trim() === this.#stored && this.#view.theirs === null;
    this.#show({ text, isSaved, failure: null });
    this.#keep();
    if (!isSaved) this.#sendIn(saveAfterMs);
  }

  /** Sends the text now, unless there is nothing to send. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    const { isSaved, theirs } = this.#view;
    const content = this.#view.text.trim();
    const isTooLong = byteLength(content) > largestText.note;
    if (this.#isSending || isSaved || theirs || isTooLong) return;
    this.#isSending = true;
    try {
      await this.#put(content);
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error('Unknown'));
    } finally {
      this.#isSending = false;
    }
    const { isSaved: isDone, failure } = this.#view;
    if (isDone || failure) return;
    if (this.#isOpen) this.#sendIn(saveAfterMs);
    else await this.send();
  }

  keepMine(): void {
    this.#settle(this.#view.text);
  }

  keepTheirs(): void {
    this.#settle(this.#view.theirs?.content ?? '');
  }

  keepBoth(): void {
    const { text, theirs } = this.#view;
    this.#settle([theirs?.content, text.trim()].filter(Boolean).join('\n\n---\n\n'));
  }

  async #put(content: string): Promise<void> {
    const { api, questionId } = this.#options;
    const body = { content, version: this.#base };
    const params = { id: questionId };
    const earlier = this.#sent;
    this.#sent = content;
    this.#keep();
    try {
      this.#accept(await api.call('PUT /api/questions/:id/note', { params, body }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      this.#sent = earlier;
      this.#meet(await api.call('GET /api/questions/:id/note', { params }));
    }
  }

  /** Whether it is the note the user's text builds on, or our own save whose reply got lost. */
  #isOwn({ content, version }: Note): boolean {
    return version === this.#base || [this.#view.text.trim(), this.#sent].includes(content);
  }

  #meet(stored: Note): void {
    this.#stored = stored.content;
    if (this.#isOwn(stored)) this.#accept(stored);
    else this.#show({ theirs: stored });
  }

  #accept(stored: Note): void {
    this.#stored = stored.content;
    this.#base = stored.version;
    this.#show({ isSaved: this.#view.text.trim() === stored.content, failure: null });
    this.#keep();
    this.#options.onSaved(stored);
  }

  #fail(failure: Error): void {
    this.#show({ failure });
    this.#options.onFailure?.(failure);
    if (!isRefusal(failure)) this.#sendIn(retryAfterMs);
  }

  /** Resolves the conflict by replacing the other device's text. */
  #settle(text: string): void {
    this.#base = this.#view.theirs?.version ?? null;
    this.#show({ theirs: null });
    this.write(text);
    void this.send();
  }

  #sendIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.send(), milliseconds);
  }

  #keep(): void {
    const { userId, questionId } = this.#options;
    const { text, isSaved } = this.#view;
    if (isSaved) dropUnsent(userId, questionId);
    else {
      const unsent = { text, version: this.#base, sent: this.#sent, at: Date.now() };
      keepUnsent(userId, questionId, unsent);
    }
  }

  #show(change: Partial<NoteView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
