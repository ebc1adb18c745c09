import { add, compare, type Fraction, fraction } from '#shared/domain/fraction.ts';
import { type Numeral, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import type { DrillItem, Operator } from '#shared/drills/item.ts';
import type { Random } from '../random.ts';
import {
  type Blank,
  blankOperand,
  equationOf,
  itemOf,
  type Operands,
  wholeOf,
} from './equation.ts';

/** What a question and its siblings have in common. */
export interface Kind {
  operator: Operator;
  blank: Blank;
}

const mostTries = 60;

interface Choice {
  kind: Kind;
  count: number;
  /** Operands one slip away; null if they cannot be used. `isFirst` is for the first sibling. */
  slip: (operands: Operands, isFirst: boolean) => Operands | null;
  write?: (value: Fraction) => Numeral;
  writeOption?: (value: Fraction) => Numeral;
}

/**
 * Draws several questions that are one slip apart, and only then picks which of them to ask. Their
 * answers are the options, so the options alone reveal nothing about the right one.
 */
export function askOneOf(random: Random, first: Operands, choice: Choice): DrillItem {
  const { kind, count, write = writeNumber, writeOption = write } = choice;
  const siblings = drawSiblings(random, first, choice);
  const asked = random.pick(siblings);
  const equation = equationOf(kind.operator, [write(asked[0]), write(asked[1])], write);
  const right = answerTo(kind, asked);
  const answers = siblings.map((operands) =>
    operands === asked ? right : answerTo(kind, operands),
  );
  const options = random.shuffle(fillUp(answers, count));
  return itemOf(equation, kind.blank, {
    kind: 'option',
    options: options.map((value) => writeOption(value).text),
    right: options.indexOf(right),
  });
}

/** Each is derived from an earlier one, and no two have the same answer. */
function drawSiblings(random: Random, first: Operands, { kind, count, slip }: Choice): Operands[] {
  const siblings = [first];
  for (let tries = 0; siblings.length < count && tries < mostTries; tries += 1) {
    const next = slip(random.pick(siblings), siblings.length === 1);
    if (!next) continue;
    const answer = answerTo(kind, next);
    if (siblings.every((other) => compare(answerTo(kind, other), answer) !== 0))
      siblings.push(next);
  }
  return siblings;
}

function answerTo({ operator, blank }: Kind, operands: Operands): Fraction {
  const asked = blankOperand(operator, blank);
  return asked === null ? wholeOf(operator, operands) : operands[asked];
}

/** The ranges of a user's own drill may be too small for that many questions. */
function fillUp(answers: readonly Fraction[], count: number): Fraction[] {
  const filled = [...answers];
  for (let more = 1; filled.length < count; more += 1) {
    const next = add(answers[0] ?? fraction(0), fraction(more));
    if (filled.every((other) => compare(other, next) !== 0)) filled.push(next);
  }
  return filled;
}
