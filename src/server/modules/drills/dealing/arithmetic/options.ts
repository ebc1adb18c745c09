import { type Numeral, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import { add, compare, type Fraction, fraction } from '#shared/drills/fraction.ts';
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

/** What questions have in common that stand beside each other. */
export interface Kind {
  operator: Operator;
  blank: Blank;
}

const mostTries = 60;

interface Choice {
  kind: Kind;
  count: number;
  /** Other operands that are a slip away, the first time or later; null: they would not do. */
  slip: (operands: Operands, isFirst: boolean) => Operands | null;
  write?: (value: Fraction) => Numeral;
  writeOption?: (value: Fraction) => Numeral;
}

/**
 * Draws some questions that are a slip away from each other, and only then which of them is asked.
 * Their answers are the options, so that these by themselves tell nothing about the right one.
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

/** Each comes from one before it, and no two have the same answer. */
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

/** Somebody's own ranges may be too small for as many questions. */
function fillUp(answers: readonly Fraction[], count: number): Fraction[] {
  const filled = [...answers];
  for (let more = 1; filled.length < count; more += 1) {
    const next = add(answers[0] ?? fraction(0), fraction(more));
    if (filled.every((other) => compare(other, next) !== 0)) filled.push(next);
  }
  return filled;
}
