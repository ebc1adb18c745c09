import type { Draw } from '#server/modules/drills/dealing/family.ts';
import { createRandom } from '#server/modules/drills/dealing/random.ts';
import { compare, parseFraction } from '#shared/domain/fraction.ts';
import { solveFact } from '#shared/drills/arithmetic/solve-fact.ts';
import { isRight, longestResponse, rightResponse } from '#shared/drills/check.ts';
import type { FamilyName, FamilySettings } from '#shared/drills/format.ts';
import type { Asks, DrillItem } from '#shared/drills/item.ts';

/** Draws the same items each time. */
export function drawItems<Name extends FamilyName>(
  draw: Draw<Name>,
  settings: FamilySettings[Name],
  count = 2_000,
): DrillItem[] {
  return Array.from({ length: count }, (_, index) =>
    draw(createRandom(`item ${index}`), settings, index / Math.max(1, count - 1)),
  );
}

/** What is wrong with an item of any family, in words. Should be empty. */
export function faultsOf(item: DrillItem): string[] {
  const { prompt, asks, explanation } = item;
  const texts = [prompt, ...textsOf(asks), ...(explanation === null ? [] : [explanation])];
  const faults = [...texts.flatMap(faultsOfText), ...faultsOfAnswer(asks)];
  return faults.map((fault) => `${prompt} ${JSON.stringify(asks)}: ${fault}`);
}

function textsOf(asks: Asks): readonly string[] {
  switch (asks.kind) {
    case 'number':
      return [asks.answer];
    case 'option':
      return asks.options;
    case 'order':
      return asks.events;
  }
}

function faultsOfText(text: string): string[] {
  const faults = [];
  if (text.trim() !== text || text === '') faults.push('a text is empty, or has spaces around');
  if (/\b(NaN|Infinity|undefined|null)\b|\[object/.test(text)) faults.push('a value is missing');
  if (/\d[eE][+-]?\d/.test(text)) faults.push('a number has an exponent');
  if (/\.\d{7}/.test(text)) faults.push('a number has rounding noise');
  return faults;
}

function faultsOfAnswer(asks: Asks): string[] {
  const faults = [];
  const response = rightResponse(asks);
  if (!isRight(asks, response)) faults.push('the right response counts as wrong');
  if (response.length > longestResponse) faults.push('the right response is too long');
  if (isRight(asks, '')) faults.push('nothing counts as right');
  if (asks.kind === 'option') {
    const right = asks.options.filter((_, index) => isRight(asks, String(index + 1)));
    if (right.length !== 1) faults.push(`${right.length} options are right`);
    if (asks.options.length < 3) faults.push('there are too few options');
    if (hasEqual(asks.options)) faults.push('two options are equal');
  }
  if (asks.kind === 'order') {
    const places = asks.events.map((_, index) => index);
    if (asks.right.toSorted().join() !== places.join()) faults.push('the order leaves events out');
    if (new Set(asks.events).size < places.length) faults.push('two events are the same');
  }
  return faults;
}

/** By value: 81/27 and 3 are equal. */
function hasEqual(options: readonly string[]): boolean {
  return options.some((option, index) =>
    options.slice(0, index).some((other) => option === other || isSameNumber(option, other)),
  );
}

function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [parseFraction(one), parseFraction(other)];
  return a !== null && b !== null && compare(a, b) === 0;
}

/** What goes into the blank. */
export function answerOf({ asks }: DrillItem): string {
  return asks.kind === 'number'
    ? asks.answer
    : (textsOf(asks)[Number(rightResponse(asks)) - 1] ?? '');
}

/** The parts of an equation such as 7 × ? = 56, with the blank filled in. */
export function readEquation(item: DrillItem) {
  const filled = item.prompt.replace('?', answerOf(item));
  const {
    left = '',
    operator = '',
    right = '',
    result = '',
  } = /^(?<left>\S+) (?<operator>[+−×÷]) (?<right>\S+) = (?<result>\S+)$/.exec(filled)?.groups ??
  {};
  return { left, operator, right, result };
}

/** For arithmetic: the filled equation must be true, and be the fact that the item trains. */
export function faultsOfEquation(item: DrillItem): string[] {
  const { left, operator, right, result } = readEquation(item);
  const { fact } = item;
  const worth = fact && solveFact(fact)?.text;
  const isTrue =
    fact?.operator === operator &&
    isSameNumber(fact.left, left) &&
    isSameNumber(fact.right, right) &&
    isSameNumber(worth ?? '', result);
  return isTrue ? [] : [`${item.prompt} is not true with ${answerOf(item)}`];
}
