import { isCoefficient } from './coefficient.ts';
import type { Expression } from './expression.ts';
import { parseNumber } from './parse-number.ts';
import { TokenReader } from './token-reader.ts';
import { binomialWords, constants, fractionWords, functions } from './vocabulary.ts';

const closing: Record<string, string> = { '(': ')', '{': '}', '[': ']', '|': '|' };

/**
 * Reads an expression in plain text or LaTeX, in time linear in its length. Where people disagree
 * about what is meant, as in `1/2π`, it asks for brackets instead of guessing.
 */
export function parseExpression(text: string): Expression {
  const parser = new Parser(text);
  return parser.parse();
}

class Parser {
  readonly #tokens: TokenReader;
  /** The last part ends without a bracket: glued to the next one, it could include it, as in `e^2π`. */
  #isOpen = false;

  constructor(text: string) {
    this.#tokens = new TokenReader(text);
  }

  parse(): Expression {
    const expression = this.#sum();
    if (this.#tokens.next.kind !== 'end') this.#unexpected();
    return expression;
  }

  #sum(): Expression {
    let left = this.#product();
    for (let sign = this.#addition(); sign; sign = this.#addition()) {
      left = { kind: 'operation', sign, left, right: this.#product() };
    }
    return left;
  }

  #addition(): '+' | '-' | null {
    if (this.#tokens.accept('+')) return '+';
    return this.#tokens.accept('-') ? '-' : null;
  }

  /** From left to right; a space multiplies like `*`, so that `1/2 ln 3` has a coefficient. */
  #product(): Expression {
    let left = this.#factors(null);
    for (;;) {
      if (this.#tokens.accept('*')) {
        left = { kind: 'operation', sign: '*', left, right: this.#factors(null) };
      } else if (this.#tokens.accept('/')) {
        left = { kind: 'operation', sign: '/', left, right: this.#factors(left) };
      } else if (this.#beginsFactor()) {
        left = { kind: 'operation', sign: '*', left, right: this.#factors(null) };
      } else return left;
    }
  }

  /** Factors without a space or sign between, such as `2π`; after a numerator, the denominator. */
  #factors(numerator: Expression | null): Expression {
    let left = this.#signed();
    while (this.#beginsFactor()) {
      const { isGlued, text } = this.#tokens.next;
      if (numerator && !isCoefficient(numerator, left, isGlued, text)) this.#ambiguous();
      if (numerator || !isGlued) return left;
      if (this.#isOpen || this.#isMixedNumber(left)) this.#ambiguous();
      left = { kind: 'operation', sign: '*', left, right: this.#power() };
    }
    return left;
  }

  /** `3\frac12` is three and a half to some, and three halves to others. */
  #isMixedNumber(left: Expression): boolean {
    const isFraction = fractionWords.includes(this.#tokens.next.text);
    const inside = this.#tokens.peek(1).text === '{' ? this.#tokens.peek(2) : this.#tokens.peek(1);
    return isFraction && left.kind === 'number' && inside.kind === 'number';
  }

  #beginsFactor(): boolean {
    const { kind, text } = this.#tokens.next;
    if (kind === 'number') this.#tokens.stop('Write * to multiply by a number.');
    return kind === 'word' || (kind === 'sign' && '({['.includes(text));
  }

  #signed(): Expression {
    if (this.#tokens.accept('+')) return this.#signed();
    if (this.#tokens.accept('-')) return { kind: 'negate', of: this.#signed() };
    return this.#power();
  }

  #power(): Expression {
    const base = this.#postfix();
    if (!this.#tokens.accept('^')) return base;
    if (this.#acceptDegreeSign()) return { kind: 'degrees', of: base };
    return { kind: 'power', base, exponent: this.#exponent() };
  }

  /** `^\circ` or `^{\circ}`, after its `^`. */
  #acceptDegreeSign(): boolean {
    const isBraced = this.#tokens.is('sign', '{') && this.#tokens.peek(1).text === 'circ';
    if (!isBraced && !this.#tokens.is('word', 'circ')) return false;
    if (isBraced) this.#tokens.take();
    this.#tokens.take();
    if (isBraced) this.#tokens.expect('}');
    return true;
  }

  #exponent(): Expression {
    const isBracketed = this.#tokens.is('sign', '(', '{', '[');
    const exponent = this.#signed();
    this.#isOpen ||= !isBracketed;
    return exponent;
  }

  #postfix(): Expression {
    let of = this.#primary();
    for (;;) {
      if (this.#tokens.accept('!')) of = { kind: 'factorial', of };
      else if (this.#tokens.is('word', 'degrees', 'deg')) {
        this.#tokens.take();
        of = { kind: 'degrees', of };
      } else if (this.#tokens.is('word', 'choose')) {
        this.#tokens.take();
        of = { kind: 'binomial', above: of, below: this.#primary() };
      } else return of;
    }
  }

  #primary(): Expression {
    this.#isOpen = false;
    const { kind, text } = this.#tokens.next;
    if (kind === 'number') return parseNumber(this.#tokens);
    if (kind === 'word') return this.#word();
    if (kind === 'sign' && text in closing) return this.#group();
    return this.#unexpected();
  }

  #group(): Expression {
    const sign = this.#tokens.take().text;
    const inside = this.#sum();
    this.#tokens.expect(closing[sign] ?? '');
    this.#isOpen = false;
    return sign === '|' ? { kind: 'call', name: 'abs', of: inside } : inside;
  }

  #word(): Expression {
    const { text: name } = this.#tokens.next;
    if (fractionWords.includes(name)) return this.#fraction();
    if (binomialWords.includes(name) && name !== 'choose') return this.#binomial();
    if (name === 'mathrm') {
      this.#tokens.take();
      return this.#group();
    }
    if (name === 'varphi' || Object.hasOwn(constants, name)) {
      this.#tokens.take();
      return { kind: 'constant', name: name === 'varphi' ? 'phi' : name };
    }
    if (Object.hasOwn(functions, name)) return this.#call();
    return this.#unexpected();
  }

  #fraction(): Expression {
    this.#tokens.take();
    const left = this.#latexArgument();
    return { kind: 'operation', sign: '/', left, right: this.#latexArgument() };
  }

  #binomial(): Expression {
    this.#tokens.take();
    if (!this.#tokens.accept('(')) {
      return { kind: 'binomial', above: this.#latexArgument(), below: this.#latexArgument() };
    }
    const above = this.#sum();
    if (!this.#tokens.accept(',')) this.#tokens.stop('Two numbers are needed here, as in C(5, 2).');
    const below = this.#sum();
    this.#tokens.expect(')');
    this.#isOpen = false;
    return { kind: 'binomial', above, below };
  }

  /** In braces, or a single digit or word. */
  #latexArgument(): Expression {
    const digit = this.#tokens.takeDigit();
    if (digit) return { kind: 'number', value: Number(digit.text), latex: digit.text };
    return this.#tokens.is('sign', '{') ? this.#group() : this.#primary();
  }

  #call(): Expression {
    const name = this.#tokens.take().text;
    const degree = name === 'sqrt' && this.#tokens.is('sign', '[') ? this.#group() : null;
    const base = name === 'log' ? this.#logarithmBase() : null;
    const exponent = this.#tokens.accept('^') ? this.#exponent() : null;
    const of = this.#argument();
    const call = callOf({ name, degree, base, of });
    return exponent ? { kind: 'power', base: call, exponent } : call;
  }

  /** `log_2(8)`, `\log_{10} 1000`, and `log10(1000)`. */
  #logarithmBase(): Expression | null {
    if (this.#tokens.accept('_')) {
      return this.#tokens.is('sign', '{') ? this.#group() : parseNumber(this.#tokens);
    }
    const { kind, isGlued } = this.#tokens.next;
    const isFollowed = ['(', '{'].includes(this.#tokens.peek(1).text);
    return kind === 'number' && isGlued && isFollowed ? parseNumber(this.#tokens) : null;
  }

  /** `ln(2)`, `ln{2}`, or `ln 2`, which ends before a `/`. */
  #argument(): Expression {
    if (this.#tokens.is('sign', '(', '{', '[')) return this.#group();
    const argument = this.#power();
    this.#isOpen = true;
    return argument;
  }

  #ambiguous(): never {
    return this.#tokens.stop('This can be read in two ways. Please add brackets.');
  }

  #unexpected(): never {
    const { kind, text } = this.#tokens.next;
    if (kind === 'end') return this.#tokens.stop('Something is missing at the end.');
    return this.#tokens.stop(
      text === ',' ? 'Use a decimal point.' : `“${text}” doesn't belong here.`,
    );
  }
}

interface Call {
  name: string;
  degree: Expression | null;
  base: Expression | null;
  of: Expression;
}

function callOf({ name, degree, base, of }: Call): Expression {
  if (degree) return { kind: 'root', degree, of };
  if (base) return { kind: 'logarithm', base, of };
  return { kind: 'call', name, of };
}
