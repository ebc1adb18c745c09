import type { Expression } from './expression.ts';
import { constants } from './vocabulary.ts';

/** How tightly a formula holds together: a looser one needs brackets within a tighter one. */
const looseness = { sum: 0, product: 1, signed: 1, power: 2, atom: 3 } as const;

interface Formula {
  latex: string;
  tightness: number;
}

/** The expression as we read it. */
export function toLatex(expression: Expression): string {
  return write(expression).latex;
}

function write(expression: Expression): Formula {
  switch (expression.kind) {
    case 'number':
      return atom(expression.latex);
    case 'constant':
      return atom(constants[expression.name]?.latex ?? '');
    case 'negate':
      return { latex: `-${within(expression.of, looseness.product)}`, tightness: looseness.signed };
    case 'operation':
      return writeOperation(expression);
    case 'power':
      return {
        latex: `${writeBase(expression.base)}^{${toLatex(expression.exponent)}}`,
        tightness: looseness.power,
      };
    case 'call':
      return writeCall(expression.name, expression.of);
    case 'root':
      return atom(`\\sqrt[${toLatex(expression.degree)}]{${toLatex(expression.of)}}`);
    case 'logarithm':
      return apply(`\\log_{${toLatex(expression.base)}}`, expression.of);
    case 'factorial':
      return atom(`${within(expression.of, looseness.atom)}!`);
    case 'binomial':
      return atom(`\\binom{${toLatex(expression.above)}}{${toLatex(expression.below)}}`);
    case 'degrees':
      return atom(`${within(expression.of, looseness.atom)}^{\\circ}`);
  }
}

const atom = (latex: string): Formula => ({ latex, tightness: looseness.atom });

function within(expression: Expression, tightness: number): string {
  const formula = write(expression);
  return formula.tightness < tightness ? bracketed(formula.latex) : formula.latex;
}

const bracketed = (latex: string) => `\\left(${latex}\\right)`;

type Operation = Extract<Expression, { kind: 'operation' }>;

function writeOperation({ sign, left, right }: Operation): Formula {
  if (sign === '/') return atom(`\\frac{${toLatex(left)}}{${toLatex(right)}}`);
  if (sign === '*') return writeProduct(left, right);
  const second = afterSign(within(right, sign === '-' ? looseness.product : looseness.sum));
  return { latex: `${toLatex(left)} ${sign} ${second}`, tightness: looseness.sum };
}

function writeProduct(left: Expression, right: Expression): Formula {
  const first = within(left, looseness.product);
  const second = afterSign(within(right, looseness.product));
  const dot = /^(?:[\d.]|\\frac|\\left\|)/.test(second) ? ' \\cdot ' : ' ';
  return { latex: `${first}${dot}${second}`, tightness: looseness.product };
}

/** No sign may follow another. */
const afterSign = (latex: string) => (latex.startsWith('-') ? bracketed(latex) : latex);

/** A fraction or a function as a base needs brackets, too. */
function writeBase(base: Expression): string {
  const isPlain =
    base.kind === 'constant' || (base.kind === 'number' && /^[\d.]+$/.test(base.latex));
  return isPlain ? toLatex(base) : bracketed(toLatex(base));
}

function writeCall(name: string, of: Expression): Formula {
  if (name === 'sqrt') return atom(`\\sqrt{${toLatex(of)}}`);
  if (name === 'cbrt') return atom(`\\sqrt[3]{${toLatex(of)}}`);
  if (name === 'abs') return atom(`\\left|${toLatex(of)}\\right|`);
  if (name === 'exp') return { latex: `e^{${toLatex(of)}}`, tightness: looseness.power };
  const shown =
    { log: 'ln', asin: 'arcsin', acos: 'arccos', atan: 'arctan', lb: 'log_2' }[name] ?? name;
  return apply(`\\${shown}`, of);
}

function apply(name: string, of: Expression): Formula {
  const isPlain = of.kind === 'constant' || (of.kind === 'number' && /^[\d.]+$/.test(of.latex));
  return {
    latex: isPlain ? `${name} ${toLatex(of)}` : `${name}${bracketed(toLatex(of))}`,
    tightness: looseness.power,
  };
}
