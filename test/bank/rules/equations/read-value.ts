import { type Fraction, fraction } from '#shared/domain/fraction.ts';
import { operations } from '#shared/formulas/arithmetic.ts';
import { factorial, functions } from '#shared/formulas/functions.ts';
import { asNumber, asWhole, isFraction, type Value } from '#shared/formulas/value.ts';
import { normalCdf, normalDensity } from '../../../../content/tools/normal.ts';
import { LatexReader, unreadable } from './latex-reader.ts';

const mostTerms = 1_000;
/** Above, powers are not computed exactly. */
const mostBits = 4_000;

const fractionWords = ['\\frac', '\\tfrac', '\\dfrac'];
const binomialWords = ['\\binom', '\\tbinom', '\\dbinom'];
const closing: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '|': '|',
  '\\lvert': '\\rvert',
  '\\lfloor': '\\rfloor',
  '\\lceil': '\\rceil',
};

const ofNumber = (compute: (value: number) => number) => (value: Value) => compute(asNumber(value));

const calls: Record<string, (value: Value) => Value> = {
  '\\ln': ofNumber(Math.log),
  '\\log': ofNumber(Math.log),
  '\\exp': ofNumber(Math.exp),
  '\\sin': ofNumber(Math.sin),
  '\\cos': ofNumber(Math.cos),
  '\\tan': ofNumber(Math.tan),
  '\\arcsin': ofNumber(Math.asin),
  '\\arccos': ofNumber(Math.acos),
  '\\arctan': ofNumber(Math.atan),
  '\\sinh': ofNumber(Math.sinh),
  '\\cosh': ofNumber(Math.cosh),
  '\\tanh': ofNumber(Math.tanh),
  '\\Phi': ofNumber(normalCdf),
  '\\varphi': ofNumber(normalDensity),
};

/** The other functions may stand before their argument without a bracket. */
const needBrackets = ['\\Phi', '\\varphi'];

/** Throws unreadable unless it is a number. Constants may be names of other things. */
export function readValue(latex: string, namesOfOthers: string[] = []): Value {
  return new ValueReader(latex, namesOfOthers).read();
}

class ValueReader {
  private readonly reader: LatexReader;
  private readonly namesOfOthers: string[];
  /** The numbers of the indices of sums. */
  private readonly indices = new Map<string, Value>();

  constructor(latex: string, namesOfOthers: string[]) {
    this.reader = new LatexReader(latex);
    this.namesOfOthers = namesOfOthers;
  }

  read(): Value {
    const value = this.sum();
    if (this.reader.next !== '') this.reader.fail();
    return value;
  }

  private sum(): Value {
    let total = this.signed();
    while (['+', '-'].includes(this.reader.next)) {
      total = operate(this.reader.take(), total, this.product());
    }
    return total;
  }

  private signed(): Value {
    if (this.reader.accept('+')) return this.product();
    return this.reader.accept('-') ? negate(this.product()) : this.product();
  }

  private product(): Value {
    let total = this.factor();
    for (;;) {
      if (this.reader.accept('\\cdot', '\\times', '*', '·', '×')) {
        total = operate('*', total, this.factor());
      } else if (this.reader.accept('/')) {
        total = operate('/', total, this.factor());
        if (this.beginsFactor()) this.reader.fail();
      } else if (this.beginsFactor()) total = operate('*', total, this.factor());
      else return total;
    }
  }

  private beginsFactor(): boolean {
    return /^(?:\\[a-zA-Z]+|[[({]|[a-zA-Z])$/.test(this.reader.next) && !this.endsGroup();
  }

  private endsGroup(): boolean {
    return ['\\rvert', '\\rfloor', '\\rceil', '\\times', '\\cdot', '\\bmod'].includes(
      this.reader.next,
    );
  }

  private factor(): Value {
    if (this.reader.accept('-')) return negate(this.factor());
    return this.power(this.postfix());
  }

  private power(base: Value): Value {
    if (!this.reader.accept('^')) return base;
    if (this.reader.accept('\\circ')) return (asNumber(base) * Math.PI) / 180;
    return raise(base, this.argument());
  }

  private postfix(): Value {
    let value = this.primary();
    for (;;) {
      if (this.reader.accept('!')) value = factorial(value);
      else if (this.reader.accept('\\%', '%')) value = operate('/', value, fraction(100));
      else return value;
    }
  }

  private primary(): Value {
    const { reader } = this;
    if (/^[\d.]./.test(reader.next) || /^\d/.test(reader.next)) return readDecimal(reader.take());
    const close = closing[reader.next];
    if (close !== undefined) return this.group(reader.take(), close);
    const word = reader.take();
    if (word === '\\$') return this.primary();
    if (fractionWords.includes(word)) return operate('/', this.argument(), this.argument());
    if (binomialWords.includes(word)) return call('C', this.argument(), this.argument());
    if (word === '\\sqrt') return this.root();
    if (word === '\\pi') return this.constant(word, Math.PI);
    if (word === 'e') return this.constant(word, Math.E);
    if (word === '\\max' || word === '\\min') return this.extreme(word.slice(1));
    if (word === '\\sum' || word === '\\prod') return this.series(word === '\\sum' ? '+' : '*');
    if (word === '\\underbrace') return this.braced();
    const index = this.indices.get(word);
    if (index !== undefined) return index;
    const compute = calls[word];
    return compute ? this.call(word, compute) : reader.fail();
  }

  /** `\pi_1` is another number. */
  private constant(name: string, value: number): number {
    if (this.reader.next === '_' || this.namesOfOthers.includes(name)) this.reader.fail();
    return value;
  }

  private group(open: string, close: string): Value {
    const value = this.sum();
    this.reader.expect(close);
    if (open === '|' || open === '\\lvert') return call('abs', value);
    if (open === '\\lfloor') return call('floor', value);
    return open === '\\lceil' ? call('ceil', value) : value;
  }

  /** In braces, or a single digit or word. */
  private argument(): Value {
    if (/^\d/.test(this.reader.next)) return readDecimal(this.reader.takeDigit());
    return this.primary();
  }

  private root(): Value {
    if (!this.reader.accept('[')) return call('sqrt', this.argument());
    const degree = this.sum();
    this.reader.expect(']');
    return raise(this.argument(), operate('/', fraction(1), degree));
  }

  private extreme(name: string): Value {
    const close = closing[this.reader.take()] ?? this.reader.fail();
    const values = [this.sum()];
    while (this.reader.accept(',')) values.push(this.sum());
    this.reader.expect(close);
    return call(name, ...values);
  }

  private series(sign: string): Value {
    const { reader, indices } = this;
    reader.expect('_');
    reader.expect('{');
    const index = reader.take();
    reader.expect('=');
    const first = asWhole(this.sum());
    reader.expect('}');
    reader.expect('^');
    const last = asWhole(this.argument());
    if (indices.has(index)) reader.fail();
    if (last < first || last - first > mostTerms) throw new RangeError('Too few or many terms.');
    const { place } = reader;
    let total: Value = fraction(sign === '+' ? 0 : 1);
    for (let k = first; k <= last; k += 1) {
      reader.goTo(place);
      indices.set(index, fraction(k));
      total = operate(sign, total, this.product());
    }
    indices.delete(index);
    return total;
  }

  private braced(): Value {
    const value = this.argument();
    if (this.reader.accept('_')) this.reader.skipArgument();
    return value;
  }

  private call(word: string, compute: (value: Value) => Value): Value {
    const { reader } = this;
    if (word === '\\Phi' && reader.accept('^')) return this.quantile();
    if (needBrackets.includes(word) && reader.next !== '(') reader.fail();
    const base = word === '\\log' && reader.accept('_') ? this.argument() : null;
    const exponent = reader.accept('^') ? this.argument() : null;
    const found = compute(this.called());
    const value = base === null ? found : operate('/', found, compute(base));
    return exponent === null ? value : raise(value, exponent);
  }

  /** `\Phi^{-1}(0.02)`. */
  private quantile(): number {
    for (const part of ['{', '-', '1', '}']) this.reader.expect(part);
    const wanted = asNumber(this.primary());
    let [low, high] = [-10, 10];
    for (let step = 0; step < 100; step += 1) {
      const middle = (low + high) / 2;
      if (normalCdf(middle) < wanted) low = middle;
      else high = middle;
    }
    return low;
  }

  /** `\ln 2`, `\ln\frac12`, `\cos 2\pi` or `\ln(2)`. */
  private called(): Value {
    const isGroup = closing[this.reader.next] !== undefined;
    let value = this.power(this.postfix());
    while (!isGroup && ['\\pi', '\\sqrt'].includes(this.reader.next)) {
      value = operate('*', value, this.power(this.postfix()));
    }
    return value;
  }
}

function readDecimal(text: string): Fraction {
  const [whole = '', places = ''] = text.replaceAll('{,}', '').split('.');
  return fraction(BigInt(whole + places), 10n ** BigInt(places.length));
}

function raise(base: Value, exponent: Value): Value {
  if (!isFraction(base) || !isFraction(exponent)) return asNumber(base) ** asNumber(exponent);
  const half = fraction(1, 2);
  if (exponent.numerator === half.numerator && exponent.denominator === half.denominator) {
    return call('sqrt', base);
  }
  const bits = String(base.numerator * base.denominator).length * Math.abs(asNumber(exponent)) * 3;
  return bits > mostBits ? asNumber(base) ** asNumber(exponent) : operate('^', base, exponent);
}

const negate = (value: Value) => operate('-', fraction(0), value);

function operate(sign: string, left: Value, right: Value): Value {
  const compute = operations.get(sign);
  if (!compute) throw unreadable;
  if (sign === '/' && asNumber(right) === 0) return Number.NaN;
  return compute(left, right);
}

function call(name: string, ...values: Value[]): Value {
  const compute = functions.get(name);
  if (!compute) throw unreadable;
  return compute(...values);
}
