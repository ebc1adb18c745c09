import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#shared/contracts/answer.ts';
import { parseBankFile } from '../bank/bank-file.ts';
import { bankFolder, readBank } from '../bank/read-bank.ts';
import { checkAnswer } from './stated-answer.service.ts';

const sixth = { kind: 'fraction', value: '1/6' } as const;
type Parts = Extract<GivenAnswer, { kind: 'parts' }>['parts'];
const mistake = (value: string, message = 'Try again.') => ({ value, message });

describe('an answer that an author enters', () => {
  it.each<GivenAnswer>([
    sixth,
    { ...sixth, isProbability: true, exact: true, mistakes: [mistake('1/3'), mistake('5/6')] },
    { kind: 'number', value: 12.5, digits: 3, unit: 'dollars per minute' },
    { kind: 'number', value: -3e-7, unit: '%' },
    { kind: 'number', value: 0 },
    { kind: 'expression', value: '1 - e^{-1}', numeric: 1 - Math.exp(-1) },
    { kind: 'choice', choices: ['Yes', 'No'], value: 2 },
    { kind: 'open', rubric: 'Names the risk.', why: 'It is a matter of judgment.' },
  ])('is kept unchanged: %j', (given) => {
    expect(checkAnswer(given)).toEqual({ answer: given, problem: null });
  });

  it('is completed part by part', () => {
    const part = { question: 'What?', hints: 0 };
    const formula = { kind: 'expression', value: '1/e' } as const;
    const whole = (...answers: Parts[number]['answer'][]): GivenAnswer => ({
      kind: 'parts',
      parts: answers.map((answer) => ({ ...part, answer })),
    });
    expect(checkAnswer(whole(sixth, formula))).toMatchObject({
      answer: { parts: [{ answer: sixth }, { answer: { ...formula, numeric: 1 / Math.E } }] },
    });
    expect(checkAnswer(whole(sixth, { kind: 'expression', value: 'half' }))).toMatchObject({
      field: 'parts.1.answer.value',
      problem: expect.stringContaining('cannot read'),
    });
  });

  it('gets the number of its formula', () => {
    const given = { kind: 'expression', value: '\\frac{\\pi}{4}' } as const;
    expect(checkAnswer(given)).toEqual({
      answer: { ...given, numeric: Math.PI / 4 },
      problem: null,
    });
  });

  it.each<[string, GivenAnswer, object]>([
    [
      'too large',
      { kind: 'fraction', value: `${'9'.repeat(190)}${'9'.repeat(200)}/1` },
      { field: 'value', problem: 'The value is too large' },
    ],
    [
      'no formula',
      { kind: 'expression', value: 'about half' },
      { field: 'value', problem: expect.stringContaining('The check cannot read “about half”') },
    ],
    [
      'a formula without a value',
      { kind: 'expression', value: '1/0' },
      { field: 'value', problem: expect.any(String) },
    ],
    [
      'a formula with a different value',
      { kind: 'expression', value: '1/4', numeric: 0.2 },
      { field: 'numeric', problem: 'The formula is 0.25, not 0.2' },
    ],
    [
      'a probability above 1',
      { kind: 'number', value: 1.5, isProbability: true },
      { field: 'isProbability', problem: 'A probability lies between 0 and 1 and has no unit' },
    ],
    [
      'places to which it rounds to zero',
      { kind: 'number', value: -0.004, places: 2 },
      {
        field: 'places',
        problem: 'Rounded to this many places, the answer is 0: ask for significant digits',
      },
    ],
    [
      'a mistake that is right',
      { ...sixth, mistakes: [mistake('1/3'), mistake('2/12')] },
      { field: 'mistakes.1.value', problem: 'This is accepted as the answer' },
    ],
    [
      'a mistake that cannot be read',
      { ...sixth, mistakes: [mistake('a third')] },
      { field: 'mistakes.0.value', problem: expect.stringContaining('cannot read') },
    ],
    [
      'a mistake that another one hides',
      { ...sixth, mistakes: [mistake('1/3'), mistake('2/6', 'Never shown.')] },
      { field: 'mistakes.1.value', problem: 'This mistake is already listed' },
    ],
    [
      'the same choice twice',
      { kind: 'choice', choices: ['Yes', 'No', 'Yes'], value: 1 },
      { field: 'choices.2', problem: 'This choice is already listed' },
    ],
    [
      'a unit that is read as part of the number',
      { kind: 'number', value: 5, unit: '^2' },
      { field: 'unit', problem: expect.stringContaining('would reject the answer “5 ^2”') },
    ],
  ])('is refused with %s', (_, given, problem) => {
    expect(checkAnswer(given)).toEqual(problem);
  });

  it('may be any answer in the question bank', async () => {
    for (const file of await readBank(bankFolder)) {
      const { answer } = parseBankFile(file);
      expect(checkAnswer(answer), file.path).toEqual({ answer, problem: null });
    }
  });
});
