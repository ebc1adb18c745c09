import { describe, expect, it } from 'vitest';
import { parseBankFile } from '#server/modules/questions/bank/bank-file.ts';
import { questionWith } from '#test/support/question-rules.ts';
import { findMissingAnswer } from './rules/stated-answer-rules.ts';

const question = parseBankFile({ text: questionWith('Two dice', 'Others'), variants: null });
const problemsWith = (answer: typeof question.answer, solution: string) =>
  findMissingAnswer({ ...question, answer, solution });

const fraction = { kind: 'fraction', value: '3/8' } as const;
const million = { kind: 'number', value: 1_250_000 } as const;
const root = { kind: 'expression', value: '\\sqrt2', numeric: Math.SQRT2, exact: true } as const;
const percent = { kind: 'number', value: 4.5333, unit: '%', places: 2 } as const;

describe('the rule for the stated answer', () => {
  it.each([
    [fraction, '$$x=\\frac38 .$$'],
    [fraction, 'It is $x=3/8$.'],
    [fraction, 'It is 3/8.'],
    [fraction, 'It is $1-\\frac58$.'],
    [fraction, 'It is **0.375**.'],
    [fraction, 'It is $37.5\\%$.'],
    [million, 'It is \\$1,250,000.'],
    [million, 'It is $1{,}250{,}000$.'],
    [{ kind: 'number', value: 7 }, 'So seven are needed.'],
    [root, 'It is $2/\\sqrt2$.'],
    [root, 'It is $1.4142$.'],
    [percent, 'It is 4.53%.'],
    [percent, 'It is $0.0453$.'],
  ] as const)('finds %j in %j', (answer, solution) => {
    expect(problemsWith(answer, solution)).toEqual([]);
  });

  it.each([
    [fraction, 'It is $\\frac39$.'],
    [fraction, 'It is about $0.38$.'],
    [fraction, 'We think.\n\n## What an interviewer asks next\n\nIt is $\\frac38$.'],
    [million, 'It is \\$1,250,001.'],
    [{ kind: 'number', value: 7 }, 'So six are needed.'],
    [root, 'It is $1.41$.'],
    [percent, 'It is 4.52%.'],
    [percent, 'It is 4.5%.'],
  ] as const)('misses %j in %j', (answer, solution) => {
    expect(problemsWith(answer, solution)).toEqual([
      `The solution does not arrive at the answer ${answer.value}.`,
    ]);
  });

  it('has nothing to find for a choice or an open question', () => {
    const choice = { kind: 'choice', choices: ['Yes', 'No'], value: 1 } as const;
    const open = { kind: 'open', rubric: 'A reason', why: 'It is a design' } as const;
    expect(problemsWith({ ...choice, choices: [...choice.choices] }, 'Indeed.')).toEqual([]);
    expect(problemsWith(open, 'It depends.')).toEqual([]);
  });
});
