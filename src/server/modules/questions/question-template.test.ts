import { describe, expect, it } from 'vitest';
import { fraction } from '#shared/domain/fraction.ts';
import type { Value } from '#shared/formulas/value.ts';
import { questionFrom, readBankFile } from './bank/bank-file.ts';
import { fillTemplate, readTemplate, textsOf } from './question-template.ts';

const file = `---
name: Some dice
subject: Chance that some dice show no six
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: false
tags: [dice]
params:
  dice: [2, 2..9]
where: dice < 9
let:
  clean: (5 / 6) ^ dice
fixed: [six, 1]
answer:
  kind: fraction
  value: "#{clean|fraction}"
  unit: "#{dice|die/dice}"
  mistakes:
    - value: "#{dice}/6"
      message: "That is #{-dice} or #{1000 * dice}."
---

# Question

What if #{dice|word} dice cost $#{-dice}$?

# Hint

Hint #{dice}.

# Solution

Solution #{dice}.

# Follow-up

Follow-up #{dice}?

# Answer

Answer #{dice}.
`;
const changed = (part: string | RegExp, change: string) => {
  const text = file.replace(part, () => change);
  if (text === file) throw new Error(`${part} is not in the file`);
  return text;
};

const values = new Map<string, Value>([
  ['dice', fraction(2)],
  ['clean', fraction(25, 36)],
  ['-dice', fraction(-2)],
  ['1000 * dice', fraction(2000)],
]);

describe('a question with parameters', () => {
  it('is read with them', () => {
    expect(readTemplate(file).parameters).toEqual({
      values: { dice: [2, '2..9'] },
      where: 'dice < 9',
      derived: { clean: '(5 / 6) ^ dice' },
      fixed: ['six', '1'],
    });
  });

  it('needs no condition, derived numbers or fixed ones', () => {
    const text = changed(/where: .*\nlet:\n.*\nfixed: .*\n/, '');
    expect(readTemplate(text).parameters).toEqual({
      values: { dice: [2, '2..9'] },
      where: '0 = 0',
      derived: {},
      fixed: [],
    });
  });

  it('is filled everywhere, as each place needs it', () => {
    const filled = fillTemplate(readTemplate(file), values);
    expect(filled.answer).toEqual({
      kind: 'fraction',
      value: '25/36',
      unit: 'dice',
      mistakes: [{ value: '2/6', message: 'That is −2 or 2,000.' }],
    });
    expect(filled.texts).toEqual({
      question: 'What if two dice cost $-2$?',
      hints: ['Hint 2.'],
      solution: 'Solution 2.',
      followUps: [{ question: 'Follow-up 2?', answer: 'Answer 2.' }],
    });
  });

  const withAnswer = (answer: string) =>
    fillTemplate(readTemplate(changed(/answer:\n( {2,}.*\n)+/, `answer: ${answer}\n`)), values);

  it('may have a number, an expression or a choice as its answer', () => {
    expect(questionFrom(withAnswer('{ kind: number, value: "#{-dice}" }')).answer).toEqual({
      kind: 'number',
      value: -2,
    });
    const expression =
      '{ kind: expression, value: "#{dice}^\\\\pi", numeric: "#{clean|places 3}" }';
    expect(questionFrom(withAnswer(expression)).answer).toEqual({
      kind: 'expression',
      value: '2^\\pi',
      numeric: 0.694,
    });
    const choices = '{ kind: choice, choices: ["$#{-dice}$", "#{-dice}"], value: 2 }';
    expect(questionFrom(withAnswer(choices)).answer).toEqual({
      kind: 'choice',
      choices: ['$-2$', '−2'],
      value: 2,
    });
  });

  it('must have a valid answer once it is filled', () => {
    expect(() => questionFrom(withAnswer('{ kind: fraction, value: "#{dice}" }'))).toThrow(
      'Value must be a fraction such as "1/18"',
    );
  });

  it('names all its texts', () => {
    expect(textsOf(readTemplate(file)).filter((text) => text.includes('#{'))).toHaveLength(9);
  });

  it.each([
    ['#{dice|word} dice', '#{cost} dice', '#{cost} has no value.'],
    ['#{dice|word} dice', '#{dice|words} dice', '#{dice}: There is no format words.'],
    ['Solution #{dice}', 'Solution #{clean|word}', '#{clean}: 0.6944444444444444 is no whole'],
    ['Answer #{dice}', 'Answer #{dice', 'This placeholder cannot be read: #{dice.'],
    ['#{dice}/6', '#{dice|nth nth}/6', 'There is no format nth nth.'],
  ])('cannot be filled with %j as %j', (part, change, message) => {
    const template = readTemplate(changed(part, change));
    expect(() => fillTemplate(template, values)).toThrow(
      expect.objectContaining({
        name: 'ContentFileError',
        message: expect.stringContaining(message),
      }),
    );
  });

  it.each([
    [/params:\n.*\n/, '', 'where, let and fixed need params'],
    [/params:\n.*\nwhere.*\nlet:\n.*\n/, '', 'where, let and fixed need params'],
    [/params:\n.*\n(?=where)[\s\S]*?(?=answer)/, '', '#{clean} needs params'],
    [/params:\n.*\n/, 'params: {}\n', 'params: name at least one number'],
    ['dice: [2, 2..9]', 'dice: 2', 'params: dice: '],
    ['dice: [2, 2..9]', 'dice: [2]', 'params: dice: Write [default, other values]'],
    ['dice: [2, 2..9]', 'dice: [2, [3]]', 'params: dice: 1: '],
    ['dice: [2, 2..9]', '2dice: [2, 3]', '2dice: a name has letters and digits only'],
    ['dice: [2, 2..9]', 'all dice: [2, 3]', 'all dice: a name has letters and digits only'],
    ['dice: [2, 2..9]', 'C: [2, 3]', 'C means something else in formulas'],
    ['dice: [2, 2..9]', 'exact: [2, 3]', 'exact means something else in formulas'],
    ['clean: (5', 'mistake1: (5', 'mistake1 means something else in formulas'],
    ['clean: (5', 'followUp1: (5', 'followUp1 means something else in formulas'],
    ['clean: (5', 'e: (5', 'e means something else in formulas'],
    ['clean: (5', 'dice: (5', 'there are two numbers named dice'],
    ['clean: (5', 'clean: 1\n  clean: (5', 'Map keys must be unique'],
    ['clean: (5 / 6) ^ dice', 'clean: [5]', 'let: clean: '],
    ['where: dice < 9', 'where: 9', 'where: A formula must be a string'],
    ['fixed: [six, 1]', 'fixed: six', 'fixed: '],
  ])('cannot be read with %j as %j', (part, change, message) => {
    expect(() => readTemplate(changed(part, change))).toThrow(
      expect.objectContaining({
        name: 'ContentFileError',
        message: expect.stringContaining(message),
      }),
    );
  });
});

describe('a frozen file', () => {
  const variant = {
    parameters: { dice: '2' },
    answer: '25/36',
    asked: 'a hash',
    values: ['2', '25/36', '-2', '2000'],
  };
  const frozen = {
    version: 1,
    texts: 'a hash',
    formulas: ['dice', 'clean', '-dice', '1000 * dice'],
    variants: [variant],
  };
  const read = (variants: unknown) =>
    readBankFile({
      text: file,
      variants: typeof variants === 'string' ? variants : JSON.stringify(variants),
    });

  it('gives the question its default numbers', () => {
    const { question } = read(frozen);
    expect(question.description).toBe('What if two dice cost $-2$?');
    expect(question.answer).toMatchObject({ value: '25/36' });
  });

  it('is needed with parameters, and not allowed without', () => {
    expect(() => readBankFile({ text: file, variants: null })).toThrow(
      'the variants are missing: npm run question -- variants',
    );
    const plain = changed(/params:[\s\S]*?(?=answer)/, '').replaceAll(/#\{.*?\}/g, '2');
    const text = plain.replace('value: "2"', 'value: "1/2"').replace('-2 or', '2 or');
    expect(readBankFile({ text, variants: null }).frozen).toBeNull();
    expect(() => readBankFile({ text, variants: JSON.stringify(frozen) })).toThrow(
      'variants without params',
    );
  });

  it.each<[string, unknown, string]>([
    ['is empty', '', 'the variants are not valid JSON'],
    ['is no JSON', '{', 'the variants are not valid JSON'],
    ['is a list', [], 'the variants: '],
    ['has no variant', { ...frozen, variants: [] }, 'There must be at least one variant'],
    ['has another field', { ...frozen, odd: 1 }, 'the variants: '],
    ['has the version 0', { ...frozen, version: 0 }, 'the variants: version: '],
    [
      'has a value too few',
      { ...frozen, variants: [variant, { ...variant, values: ['2', '25/36', '-2'] }] },
      'variant 1 does not have one value for each formula',
    ],
    [
      'has a value too many',
      { ...frozen, variants: [{ ...variant, values: [...variant.values, '1'] }] },
      'variant 0 does not have one value for each formula',
    ],
    ...['two', '', 'NaN', '1/0', 'Infinity', '1 ', '0x2'].map((odd): [string, unknown, string] => [
      `has the value ${odd}`,
      { ...frozen, variants: [{ ...variant, values: [odd, ...variant.values.slice(1)] }] },
      'the variants: variants: 0: values: 0: A value is a number such as "55/171", or true or false',
    ]),
    [
      'has a number for a value',
      { ...frozen, variants: [{ ...variant, values: [2, '25/36', '-2', '2000'] }] },
      'the variants: variants: 0: values: 0: ',
    ],
    [
      'has no value for a placeholder',
      { ...frozen, formulas: ['dice', 'clean', '-dice', 'other'] },
      '#{1000 * dice} has no value.',
    ],
  ])('is refused if it %s', (_what, variants, message) => {
    expect(() => read(variants)).toThrow(
      expect.objectContaining({
        name: 'ContentFileError',
        message: expect.stringContaining(message),
      }),
    );
  });
});

describe('a question in parts', () => {
  const inParts = changed(
    /answer:\n( {2}.*\n)+/,
    `answer:
  kind: parts
  parts:
    - kind: fraction
      value: "#{clean|fraction}"
    - kind: number
      value: "#{dice}"
`,
  ).replace(
    /# Hint\n\n/,
    () =>
      '# Part\n\nNo six of #{dice|word}?\n\n# Hint\n\nCount.\n\n# Hint\n\nDivide.\n\n# Part\n\nHow many?\n\n# Hint\n\n',
  );

  it('joins the text of each part with its answer', () => {
    const { answer, hints } = questionFrom(fillTemplate(readTemplate(inParts), values));
    expect(hints).toEqual(['Count.', 'Divide.', 'Hint 2.']);
    expect(answer).toEqual({
      kind: 'parts',
      parts: [
        {
          question: 'No six of two?',
          hints: 2,
          answer: { kind: 'fraction', value: '25/36' },
        },
        { question: 'How many?', hints: 1, answer: { kind: 'number', value: 2 } },
      ],
    });
  });

  it('has as many texts as answers', () => {
    const problem = 'parts: 2 answers, but 1 # Part';
    expect(() => readTemplate(inParts.replace('# Part\n\nHow many?\n\n', ''))).toThrow(problem);
    expect(() => readTemplate(file.replace('# Hint', '# Part\n\nWhat?\n\n# Hint'))).toThrow(
      'parts: 0 answers, but 1 # Part',
    );
  });

  it('has all hints below its parts', () => {
    const early = inParts.replace(
      '# Part\n\nNo six',
      () => '# Hint\n\nToo early.\n\n# Part\n\nNo six',
    );
    expect(() => readTemplate(early)).toThrow('each # Part stands before its hints');
  });
});
