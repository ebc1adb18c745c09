import { ReadError } from './read-error.ts';
import { isWord } from './vocabulary.ts';

export interface Token {
  kind: 'number' | 'word' | 'sign' | 'end';
  /** The digits, the word in the vocabulary's spelling, or the sign. */
  text: string;
  start: number;
  end: number;
  /** No space before it. */
  isGlued: boolean;
}

type Part = Pick<Token, 'kind' | 'text'>;

const spaces = /^(?:\s|\\[,;:! ]|\\quad|~)+/;
const digits = /^(?:[1-9]\d{0,2}(?:(?:,|\{,\})\d{3})+(?![\d,])(?:\.\d*)?|\d+\.?\d*|\.\d+)/;
const scientific = /^[\d.]+e[+-]?\d/i;
const command = /^\\[a-z]+/i;
const letters = /^[a-z]+/i;
const superscripts = /^[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/;
const signs = '+-*/^!(){}[],|_';

const sign = (text: string): Part => ({ kind: 'sign', text });
const word = (text: string): Part => ({ kind: 'word', text });

const characters: Record<string, Part> = {
  '−': sign('-'),
  '–': sign('-'),
  '·': sign('*'),
  '×': sign('*'),
  '÷': sign('/'),
  '⁄': sign('/'),
  π: word('pi'),
  φ: word('phi'),
  ϕ: word('phi'),
  '√': word('sqrt'),
  '∛': word('cbrt'),
  '°': word('degrees'),
};

/** LaTeX for signs; an empty one is only layout. */
const commands: Record<string, string> = {
  cdot: '*',
  times: '*',
  div: '/',
  vert: '|',
  lvert: '|',
  rvert: '|',
  left: '',
  right: '',
  bigl: '',
  bigr: '',
  displaystyle: '',
};

const scientificProblem =
  'This can be read in two ways. Write 3*10^-2 for 0.03, or 3*e - 2 with the number e.';

/** Splits an expression, in plain text or LaTeX, into its parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let isGlued = false;
  while (position < text.length) {
    const rest = text.slice(position);
    const space = spaces.exec(rest)?.[0];
    if (space) {
      position += space.length;
      isGlued = false;
      continue;
    }
    const { length, parts } = readPart(rest, position);
    const end = position + length;
    for (const part of parts) {
      tokens.push({ ...part, start: position, end, isGlued });
      isGlued = true;
    }
    position = end;
  }
  return [...tokens, { kind: 'end', text: '', start: position, end: position, isGlued: false }];
}

function readPart(rest: string, position: number): { length: number; parts: Part[] } {
  const [first = ''] = rest;
  if (scientific.test(rest)) throw new ReadError(scientificProblem, position);
  const number = digits.exec(rest)?.[0];
  if (number) return { length: number.length, parts: [{ kind: 'number', text: number }] };
  const raised = superscripts.exec(rest)?.[0];
  if (raised) return { length: raised.length, parts: inBrackets('^', raised.normalize('NFKC')) };
  if (rest.startsWith('**')) return { length: 2, parts: [sign('^')] };
  if (signs.includes(first)) return { length: 1, parts: [sign(first)] };
  const known = characters[first];
  if (known) return { length: first.length, parts: [known] };
  const fraction = /^(\d+)⁄(\d+)$/.exec(first.normalize('NFKC'));
  if (fraction) return { length: first.length, parts: [{ kind: 'number', text: first }] };
  return readWord(rest) ?? refuse(rest, position);
}

/** A superscript as `^(…)`. */
function inBrackets(before: string, text: string): Part[] {
  const number = text.replace(/^[+−-]/, '');
  const minus = number === text || text.startsWith('+') ? [] : [sign('-')];
  return [sign(before), sign('('), ...minus, { kind: 'number', text: number }, sign(')')];
}

/** A LaTeX command, or the longest known word at the beginning of a run of letters. */
function readWord(rest: string): { length: number; parts: Part[] } | null {
  const latex = command.exec(rest)?.[0];
  if (latex) {
    const name = latex.slice(1);
    const meaning = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (meaning !== undefined)
      return { length: latex.length, parts: meaning ? [sign(meaning)] : [] };
    return isWord(name) ? { length: latex.length, parts: [word(name)] } : null;
  }
  const run = letters.exec(rest)?.[0] ?? '';
  for (let length = run.length; length > 0; length -= 1) {
    const exact = run.slice(0, length);
    const name = [exact, exact.toLowerCase()].find(isWord);
    if (name) return { length, parts: [word(name)] };
  }
  return null;
}

function refuse(rest: string, position: number): never {
  const [unknown = ''] = /^\\?[a-z]+/i.exec(rest) ?? [[...rest][0]];
  throw new ReadError(`“${unknown}” is not a number, constant or function we know.`, position);
}
