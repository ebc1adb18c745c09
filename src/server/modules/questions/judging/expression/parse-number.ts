import type { Expression } from './expression.ts';
import type { TokenReader } from './token-reader.ts';

/** `7`, `1,024`, `½`, and mixed numbers: `3½` and `3 1/2`. */
export function parseNumber(tokens: TokenReader): Expression {
  if (tokens.next.kind !== 'number') tokens.stop('A number is missing here.');
  const number = readNumber(tokens.take().text);
  const { next } = tokens;
  const isMixed = /^\d+$/.test(number.latex);
  if (isMixed && next.kind === 'number' && isVulgar(next.text)) {
    return mix(number, readNumber(tokens.take().text));
  }
  const [above, slash, below] = [next, tokens.peek(1), tokens.peek(2)];
  const isFraction = slash.text === '/' && [above, below].every(isWhole);
  if (!isMixed || !isFraction) return number;
  for (const _ of [above, slash, below]) tokens.take();
  return mix(number, fraction(above.text, below.text));
}

type NumberExpression = Extract<Expression, { kind: 'number' }>;

const isWhole = ({ kind, text }: { kind: string; text: string }) =>
  kind === 'number' && /^\d+$/.test(text);

const isVulgar = (text: string) => text.normalize('NFKC').includes('⁄');

function readNumber(text: string): NumberExpression {
  const [above, below] = text.normalize('NFKC').split('⁄');
  if (above && below) return fraction(above, below);
  const plain = text.replaceAll(/[{},]/g, '');
  return { kind: 'number', value: Number(plain), latex: plain };
}

function fraction(above: string, below: string): NumberExpression {
  const value = Number(above) / Number(below);
  return { kind: 'number', value, latex: `\\frac{${above}}{${below}}` };
}

function mix(whole: NumberExpression, part: NumberExpression): NumberExpression {
  return { kind: 'number', value: whole.value + part.value, latex: `${whole.latex}${part.latex}` };
}
