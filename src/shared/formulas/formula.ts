import { fraction, parseFraction } from '../domain/fraction.ts';
import { comparisons, operations } from './arithmetic.ts';
import { constants, factorial, functions } from './functions.ts';
import { type Token, tokenize } from './tokens.ts';
import { asCondition, asWhole, type Value, type Values } from './value.ts';

/** Computes a formula such as `C(n - 1, 2) / C(n, 2)` or `shredded + red < envelopes`. */
export type Formula = (values: Values) => Value;

const longest = 1_000;
const deepest = 100;
/** Of all its sums together. */
const mostTerms = 1_000;

/** Throws a SyntaxError. */
export function parseFormula(text: string): Formula {
  return new FormulaParser(text).parse();
}

export const evaluate = (text: string, values: Values): Value => parseFormula(text)(values);

class FormulaParser {
  private readonly text: string;
  private readonly tokens: Token[];
  private next = 0;
  private depth = 0;
  private terms = 0;

  constructor(text: string) {
    if (text.length > longest) throw new SyntaxError(`A formula is longer than ${longest}.`);
    this.text = text;
    this.tokens = tokenize(text);
  }

  parse(): Formula {
    const formula = this.either();
    this.take('end');
    return (values) => {
      this.terms = 0;
      const value = this.compute(formula, values);
      if (typeof value === 'number' && !Number.isFinite(value)) this.fail('it is not a number');
      return value;
    };
  }

  /** Says which formula cannot be computed. */
  private compute(formula: Formula, values: Values): Value {
    try {
      return formula(values);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new RangeError(`${this.text}: ${error.message}`, { cause: error });
    }
  }

  private either(): Formula {
    const parts = this.separatedBy('or', () => this.both());
    if (parts.length === 1) return parts[0] ?? this.fail();
    return (values) => parts.some((part) => asCondition(part(values)));
  }

  private both(): Formula {
    const parts = this.separatedBy('and', () => this.comparison());
    if (parts.length === 1) return parts[0] ?? this.fail();
    return (values) => parts.every((part) => asCondition(part(values)));
  }

  /** Also a chain: `1 < a < b`. */
  private comparison(): Formula {
    const sides = [this.sum()];
    const signs: string[] = [];
    while (comparisons.has(this.peek().text)) {
      signs.push(this.take('sign').text);
      sides.push(this.sum());
    }
    if (signs.length === 0) return sides[0] ?? this.fail();
    return (values) => {
      const found = sides.map((side) => side(values));
      return signs.every((sign, index) => {
        const [left, right, compare] = [found[index], found[index + 1], comparisons.get(sign)];
        return left !== undefined && right !== undefined && compare?.(left, right) === true;
      });
    };
  }

  private sum(): Formula {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.signed()));
  }

  private chain(signs: string[], operand: () => Formula): Formula {
    let formula = operand();
    while (signs.includes(this.peek().text)) {
      const operate = operations.get(this.take('sign').text) ?? this.fail();
      const [left, right] = [formula, operand()];
      formula = (values) => operate(left(values), right(values));
    }
    return formula;
  }

  private signed(): Formula {
    this.depth += 1;
    if (this.depth > deepest) this.fail('it is nested too deeply');
    const formula = this.negated();
    this.depth -= 1;
    return formula;
  }

  private negated(): Formula {
    if (this.peek().text !== '-') return this.power();
    this.next += 1;
    const of = this.signed();
    const subtract = operations.get('-') ?? this.fail();
    return (values) => subtract(fraction(0), of(values));
  }

  private power(): Formula {
    const base = this.factorial();
    if (this.peek().text !== '^') return base;
    this.next += 1;
    const exponent = this.signed();
    const raise = operations.get('^') ?? this.fail();
    return (values) => raise(base(values), exponent(values));
  }

  private factorial(): Formula {
    const of = this.atom();
    if (this.peek().text !== '!') return of;
    this.next += 1;
    return (values) => factorial(of(values));
  }

  private atom(): Formula {
    const { kind, text } = this.peek();
    if (kind === 'number') {
      this.next += 1;
      const number = parseFraction(text) ?? this.fail(`${text} has too many digits`);
      return () => number;
    }
    if (kind === 'name') return this.named();
    if (text !== '(') this.fail(`a number or a name expected, not ${text}`);
    this.take('sign', '(');
    const inside = this.either();
    this.take('sign', ')');
    return inside;
  }

  private named(): Formula {
    const name = this.take('name').text;
    if (this.peek().text !== '(') {
      return (values) => values.get(name) ?? constants.get(name) ?? this.fail(`${name} is unknown`);
    }
    this.next += 1;
    if (name === 'sum') return this.series();
    const compute = functions.get(name) ?? this.fail(`there is no function ${name}`);
    const given = this.separatedBy(',', () => this.either());
    this.take('sign', ')');
    return (values) => compute(...given.map((formula) => formula(values)));
  }

  /** `sum(k, 1, n, 1 / k)`. */
  private series(): Formula {
    const index = this.take('name').text;
    this.take('sign', ',');
    const [from, to, term, ...more] = this.separatedBy(',', () => this.either());
    this.take('sign', ')');
    if (!from || !to || !term || more.length > 0) {
      return this.fail('sum takes a name, from, to and a term');
    }
    const add = operations.get('+') ?? this.fail();
    return (values) => {
      const [first, last] = [asWhole(from(values)), asWhole(to(values))];
      this.terms += Math.max(0, last - first + 1);
      if (this.terms > mostTerms) this.fail(`it has more than ${mostTerms} terms`);
      let total: Value = fraction(0);
      for (let k = first; k <= last; k += 1) {
        total = add(total, term(new Map([...values, [index, fraction(k)]])));
      }
      return total;
    };
  }

  private separatedBy(separator: string, part: () => Formula): Formula[] {
    const parts = [part()];
    while (this.peek().text === separator) {
      this.next += 1;
      parts.push(part());
    }
    return parts;
  }

  private peek(): Token {
    return this.tokens[this.next] ?? this.fail();
  }

  private take(kind: Token['kind'], text?: string): Token {
    const token = this.peek();
    if (token.kind !== kind || (text !== undefined && token.text !== text)) {
      this.fail(`${text ?? kind} expected, not ${token.text}`);
    }
    this.next += 1;
    return token;
  }

  private fail(reason = 'it cannot be read'): never {
    throw new SyntaxError(`${this.text}: ${reason}.`);
  }
}
