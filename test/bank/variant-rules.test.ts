import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contracts/answer.ts';
import { type SingleAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { type Change, hatModule, hatTemplate } from '#test/support/parametrized-question.ts';
import type { ProofModule } from './rules/proof.ts';
import type { Variant } from './variants/evaluate-template.ts';
import { standardVariant, variantOf } from './variants/freeze.ts';
import { findVariantProblems } from './variants/variant-rules.ts';

const usual = { names: '10', drawn: '3' };
const other = { names: '20', drawn: '2' };

function problemsOf(
  parameters: Record<string, string>,
  changes: Change[] = [],
  proof: Partial<ProofModule> = {},
): string[] {
  const template = hatTemplate(...changes);
  const module = { ...hatModule, ...proof };
  const variant = variantOf(template, { parameters }, module);
  return findVariantProblems(variant, standardVariant(template, module));
}

const withMistake = (formula: string): Change => [
  '    - value',
  `    - { value: "#{${formula}|fraction}", message: "Too bad." }\n    - value`,
];

describe('a variant is refused', () => {
  it('unless its answer, mistakes and equations are what the proof computes', () => {
    expect(problemsOf(other)).toEqual([]);
  });

  it.each<[string, Partial<ProofModule>]>([
    ['The answer is stated as 0.1, but exact() computes 0.5.', { exact: () => 0.5 }],
    ['The answer is stated as 0.1, but check() computes 0.5.', { check: () => 0.5 }],
    ['The mistake 1/20 is stated, but mistakes() computes 0.5.', { mistakes: () => [0.5] }],
    ['Mistakes named: 1. Mistakes that the proof computes: 2.', { mistakes: () => [0.05, 0.5] }],
    [
      'The proof fails: Oh',
      {
        check() {
          throw new Error('Oh');
        },
      },
    ],
  ])('because of the proof: %s', (problem, proof) => {
    expect(problemsOf(other, [], proof)).toEqual([problem]);
  });

  it.each<[string, Change, Partial<ProofModule>]>([
    [
      'The mistake 1/10 is accepted as the answer.',
      withMistake('2 / names'),
      { mistakes: ({ names = 0 }) => [2 / names, 1 / names] },
    ],
    [
      'The mistake 2000001/20000000 is accepted as the answer.',
      withMistake('(2 * drawn - 2 + 1 / 10 ^ 6) / names'),
      { mistakes: ({ names = 0, drawn = 0 }) => [(2 * drawn - 2 + 1e-6) / names, 1 / names] },
    ],
    [
      'This mistake is already listed',
      withMistake('(drawn - 1) / names'),
      { mistakes: ({ names = 0, drawn = 0 }) => [(drawn - 1) / names, 1 / names] },
    ],
    [
      '2+3 = 2\\cdot2 does not hold: 5 and 4.',
      ['Which names', '$#{drawn}+3=2\\cdot#{drawn}$. Which names'],
      {},
    ],
    [
      'The solution does not arrive at the answer 1/10.',
      ['\\frac{#{drawn}}{#{names}}=#{result|fraction}', '\\frac3{10}'],
      {},
    ],
  ])('though the default is right: %s', (problem, change, proof) => {
    expect(problemsOf(usual, [change], proof)).toEqual([]);
    expect(problemsOf(other, [change], proof)).toContain(problem);
  });
});

/** A question without mistakes, and a proof of its answer. */
function asking(description: string, answer: SingleAnswer): Variant {
  const standard = standardVariant(hatTemplate(), hatModule);
  const question = {
    ...standard.question,
    answer,
    description,
    solution: `It is ${answer.value}.`,
  };
  return { ...standard, question, proof: { exact: () => valueOfAnswer(answer) } };
}

const asNumber = (value: number): SingleAnswer => ({ kind: 'number', value });
const asFraction = (value: string): SingleAnswer => ({ kind: 'fraction', value });
const mistakes = [{ value: 2, message: 'No.' }];
const firstChoice: SingleAnswer = { kind: 'choice', choices: ['A', 'B'], value: 1, mistakes };

describe('an answer that can be guessed or copied', () => {
  const trivial = 'The answer is trivial: 0, 1 or a number of the question.';
  const cases: [number, string][] = [
    [0, 'How many?'],
    [1, 'How many?'],
    [12, 'Of 12?'],
    [1250, 'Of 1,250?'],
    [1250, 'Of $1{,}250$?'],
    [0.25, 'Of $x=0.25$?'],
    [7, 'Of seven?'],
    [21, 'Twenty-one of them?'],
  ];

  it.each(cases)('is refused: %d to “%s”', (value, description) => {
    const variant = asking(description, asNumber(value));
    expect(findVariantProblems(variant, asking('Of 12?', asNumber(8)))).toEqual([trivial]);
  });

  it.each(cases)('is allowed if the default one is such, too: %d to “%s”', (value, description) => {
    const variant = asking(description, asNumber(value));
    expect(findVariantProblems(variant, asking('Of 12?', asNumber(12)))).toEqual([]);
  });

  it.each<[SingleAnswer, string]>([
    [asNumber(12), 'Of 120, or 1.2?'],
    [asNumber(20), 'Of twenty-one?'],
    [asNumber(10), 'Often?'],
    [asFraction('1/2'), 'Of 12?'],
    [firstChoice, 'Is it 1?'],
  ])('is not %j to “%s”', (answer, description) => {
    const variant = asking(description, answer);
    expect(findVariantProblems(variant, asking('Of 12?', asNumber(7)))).toEqual([]);
  });
});

/** Twelve is in the statement, and each part has a question of its own. */
function askingInParts(...answers: SingleAnswer[]): Variant {
  const variant = asking('Of 12?', asNumber(0));
  const parts = answers.map((answer, index) => ({
    question: `${['How many?', 'How many of 30?'][index]}`,
    hints: 0,
    answer,
  }));
  const values = answers.map(valueOfAnswer);
  const last = values.pop() ?? 0;
  return {
    ...variant,
    question: {
      ...variant.question,
      answer: { kind: 'parts', parts },
      solution: `They are ${answers.map(({ value }) => value).join(' and ')}.`,
    },
    proof: { exact: () => last, earlier: () => values },
  };
}

describe('an answer to a part', () => {
  const usual = askingInParts(asNumber(7), asFraction('1/3'));

  it.each<[SingleAnswer, SingleAnswer, string[]]>([
    [asNumber(8), asFraction('2/3'), []],
    [asNumber(30), asFraction('2/3'), []],
    [asNumber(12), asFraction('2/3'), [expect.stringContaining('trivial')]],
    [asNumber(8), asNumber(30), [expect.stringContaining('trivial')]],
    [asNumber(8), asFraction('1/10001'), [expect.stringContaining('denominator 10001')]],
  ])('is held to what any answer is: %j, %j', (first, second, problems) => {
    expect(findVariantProblems(askingInParts(first, second), usual)).toEqual(problems);
  });
});

it('is no answer to copy if it is a number word that never changes', () => {
  const variant = { ...asking('Two people take 5 of 12.', asNumber(2)), fixed: ['Two', '5'] };
  const standard = asking('Of 12?', asNumber(7));
  expect(findVariantProblems(variant, standard)).toEqual([]);
  const digit = { ...variant, question: { ...variant.question, answer: asNumber(5) } };
  expect(findVariantProblems(digit, standard).join()).toContain('trivial');
});

describe('an answer that nobody would work out', () => {
  it.each([
    ['1/10000', '1/2', []],
    ['1/10001', '1/2', ['The denominator 10001 is larger than 10000.']],
    ['1/20000', '1/20000', []],
    ['1/20001', '1/20000', ['The denominator 20001 is larger than 20000.']],
  ])('%s, if the default one is %s: %j', (value, standard, problems) => {
    const variant = asking('How many?', asFraction(value));
    expect(findVariantProblems(variant, asking('How many?', asFraction(standard)))).toEqual(
      problems,
    );
  });
});

describe('an answer that the check could not judge', () => {
  it.each<[SingleAnswer, string, string]>([
    [
      { kind: 'number', value: 0.001, places: 2 },
      'How many, to two decimal places?',
      'Rounded to this many places, the answer is 0: ask for significant digits',
    ],
    [
      { kind: 'number', value: 0.125, places: 3 },
      'How many, to two decimal places?',
      'The question asks for places: 2, but its answer has places: 3.',
    ],
    [
      { kind: 'number', value: 1.5, isProbability: true },
      'How likely?',
      'A probability lies between 0 and 1 and has no unit.',
    ],
    [
      { kind: 'choice', choices: ['Both', 'Both'], value: 1 },
      'Which?',
      'This choice is already listed',
    ],
  ])('%j', (answer, description, problem) => {
    const variant = asking(description, answer);
    expect(findVariantProblems(variant, asking(description, asNumber(7)))).toContain(problem);
  });

  it('is an open one', () => {
    const standard = asking('Why?', asNumber(7));
    const answer: Answer = { kind: 'open', rubric: 'Because.', why: 'It has no number.' };
    const variant = { ...standard, question: { ...standard.question, answer } };
    expect(findVariantProblems(variant, standard)).toEqual([
      'An answer that readers judge themselves has no variants.',
    ]);
  });
});
