/** Thrown for what is not a number, such as a formula with a letter. Only one, since it is common. */
export const unreadable = new Error('This is not a number.');

const blank =
  /(?:\s|~|\{\}|\\[,;:! ]|\\(?:left|right|[bB]igg?[lrm]?|displaystyle|allowbreak)(?![a-zA-Z]))*/y;
const token = /\d+(?:\{,\}\d{3})*(?:\.\d+)?|\.\d+|\\[a-zA-Z]+|\\.|[\s\S]/y;

/** Walks through the tokens of a formula. Layout is no token. */
export class LatexReader {
  private readonly text: string;
  private position = 0;
  /** The next token; empty at the end. */
  next = '';

  constructor(text: string) {
    this.text = text;
    this.find();
  }

  /** Where a sum's term begins, which is read once for each index. */
  get place(): number {
    return this.position;
  }

  goTo(place: number): void {
    this.position = place;
    this.find();
  }

  take(): string {
    const taken = this.next;
    this.position += taken.length;
    this.find();
    return taken;
  }

  accept(...texts: string[]): boolean {
    if (!texts.includes(this.next)) return false;
    this.take();
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail();
  }

  /** The first character of the next token: `\frac12` is a half. */
  takeDigit(): string {
    this.position += 1;
    const [digit = ''] = this.next;
    this.find();
    return digit;
  }

  /** Skips `{…}` or a single token. */
  skipArgument(): void {
    let depth = 0;
    do {
      const taken = this.take();
      if (taken === '') this.fail();
      if (taken === '{') depth += 1;
      if (taken === '}') depth -= 1;
    } while (depth > 0);
  }

  fail(): never {
    throw unreadable;
  }

  private find(): void {
    blank.lastIndex = this.position;
    blank.exec(this.text);
    this.position = blank.lastIndex;
    token.lastIndex = this.position;
    this.next = token.exec(this.text)?.[0] ?? '';
  }
}
