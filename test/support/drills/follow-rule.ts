import { expect } from 'vitest';
import type { DrillItem } from '#shared/drills/item.ts';
import { followStatement } from './follow-statement.ts';
import { differences, expectWords, growthIn, list, toNumber, toNumbers } from './follow-words.ts';

/** Checks that a sequence, with the option in place of the question mark, follows its stated rule. */
export function followRule({ prompt, explanation }: DrillItem, option: string): void {
  const terms = prompt.replace('?', option).split(', ');
  const rule = explanation ?? '';
  if (option.includes('/')) followFractions(rule, terms);
  else if (/[A-Z]/.test(option)) followLetters(rule, terms);
  else followStatement(rule, terms.map(toNumber));
}

function followFractions(rule: string, terms: string[]): void {
  const [numerators = [], denominators = []] = [0, 1].map((part) =>
    terms.map((term) => Number(term.split('/')[part])),
  );
  const [, below = '', words = ''] = /Denominators: (.*) \((.*)\)\.$/.exec(rule) ?? [];
  expect(denominators).toEqual(toNumbers(below));
  if (rule.startsWith('Each numerator is the denominator before it. ')) {
    expect(numerators.slice(1)).toEqual(denominators.slice(0, -1));
    // From the second on, sums need the first numerator too.
    expectWords([Number(numerators[0]), ...denominators], words);
    return;
  }
  expectWords(denominators, words);
  const [, above = '', ofAbove = ''] = /^Numerators: (.*) \((.*)\)\. D/.exec(rule) ?? [];
  expect(numerators).toEqual(toNumbers(above));
  expectWords(numerators, ofAbove);
}

const places = (letters: string[]) => letters.map((letter) => letter.charCodeAt(0) - 64);
const around = (steps: number[]) => steps.map((step) => (step + 52) % 26);

function followLetters(rule: string, letters: string[]): void {
  const [statement = '', rest] = rule.split(/ (?=The alphabet starts again after Z\.$)/);
  const steps = /^Steps (.*): (.*)\.$/.exec(statement);
  if (steps) {
    const [, words = '', texts = ''] = steps;
    const amounts = toNumbers(texts);
    expect(around(differences(places(letters)))).toEqual(around(amounts));
    if (words === 'take turns') expect(amounts).toEqual(amounts.map((_, i) => amounts[i % 2]));
    else
      expect(new Set(differences(amounts))).toEqual(
        new Set([words.includes('by') ? growthIn(words) : 0]),
      );
  } else {
    const [, asked = '', step = '', others = '', otherStep = ''] =
      /This one: (.*) \((.*)\)\. The other: (.*) \((.*)\)\.$/.exec(statement) ?? [];
    expect(letters.filter((_, i) => i % 2 === 1)).toEqual(list(asked));
    expect(letters.filter((_, i) => i % 2 === 0)).toEqual(list(others));
    for (const [sequence, words] of [
      [list(asked), step],
      [list(others), otherStep],
    ] as const) {
      const all = new Set(around(differences(places(sequence))));
      expect(all).toEqual(new Set(around([toNumber(words)])));
    }
  }
  expect([undefined, 'The alphabet starts again after Z.']).toContain(rest);
}
