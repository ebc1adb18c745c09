import { ReadError } from './read-error.ts';
import { type Token, tokenize } from './tokenize.ts';

const end: Token = { kind: 'end', text: '', start: 0, end: 0, isGlued: false };

/** Walks through the tokens of a text. */
export class TokenReader {
  readonly #tokens: Token[];

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  get next(): Token {
    return this.#tokens[0] ?? end;
  }

  peek(ahead: number): Token {
    return this.#tokens[ahead] ?? end;
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.#tokens.shift();
    return token;
  }

  is(kind: 'word' | 'sign', ...texts: string[]): boolean {
    return this.next.kind === kind && texts.includes(this.next.text);
  }

  /** Takes the sign if it comes next. */
  accept(...signs: string[]): string | null {
    return this.is('sign', ...signs) ? this.take().text : null;
  }

  expect(sign: string): void {
    if (!this.accept(sign)) this.stop(`A closing ${sign} is missing here.`);
  }

  /** Takes one digit, as `\frac12` means it; null if no number comes next. */
  takeDigit(): Token | null {
    const { next } = this;
    if (next.kind !== 'number' || !/^\d/.test(next.text)) return null;
    const digit = { ...next, text: next.text.slice(0, 1), end: next.start + 1 };
    if (next.text.length === 1) this.#tokens.shift();
    else {
      this.#tokens[0] = { ...next, text: next.text.slice(1), start: digit.end, isGlued: true };
    }
    return digit;
  }

  stop(message: string): never {
    throw new ReadError(message, this.next.start);
  }
}
