import { createHash } from 'node:crypto';
import { endOfRows } from './format.ts';

const longestLine = 1_000_000;
const lineBreak = 10;
const endMark = Buffer.from(`\n${endOfRows}`);

/** Reads a backup's content in chunks, with one chunk in memory at a time. */
export class ContentReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #unread: Buffer = Buffer.alloc(0);

  constructor(content: AsyncIterable<Buffer>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  /** SHA-256 of everything read so far. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** The next line without its line break; null at the end, or if a line is too long. */
  async readLine(): Promise<string | null> {
    let end = this.#unread.indexOf(lineBreak);
    while (end < 0) {
      if (this.#unread.length > longestLine || !(await this.#readMore())) return null;
      end = this.#unread.indexOf(lineBreak);
    }
    const line = this.#unread.subarray(0, end);
    this.#hash.update(this.#unread.subarray(0, end + 1));
    this.#unread = this.#unread.subarray(end + 1);
    return line.toString();
  }

  /** The rows up to the end mark, which is consumed too. */
  async *readRows(): AsyncGenerator<Buffer, void> {
    // The mark is a whole line, so the search includes the line break before it. The first byte
    // here has been passed on already.
    this.#unread = Buffer.concat([Buffer.from([lineBreak]), this.#unread]);
    let end = this.#unread.indexOf(endMark);
    while (end < 0) {
      const rows = this.#unread.subarray(1, 1 - endMark.length);
      if (rows.length > 0) {
        this.#unread = this.#unread.subarray(rows.length);
        this.#hash.update(rows);
        yield rows;
      }
      if (!(await this.#readMore())) throw new UnexpectedEndError();
      end = this.#unread.indexOf(endMark);
    }
    const rows = this.#unread.subarray(1, end + 1);
    this.#unread = this.#unread.subarray(end + endMark.length);
    this.#hash.update(rows).update(endOfRows);
    if (rows.length > 0) yield rows;
  }

  async isAtEnd(): Promise<boolean> {
    return this.#unread.length === 0 && !(await this.#readMore());
  }

  async #readMore(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done) return false;
    this.#unread = Buffer.concat([this.#unread, next.value]);
    return true;
  }
}

export class UnexpectedEndError extends Error {}
