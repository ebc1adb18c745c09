import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '#server/modules/questions/judging/judge-answer.ts';
import { readAnswer } from '#server/modules/questions/judging/read-answer.ts';
import { checkAnswer } from '#server/modules/questions/judging/stated-answer.service.ts';
import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isAsAsked } from './as-asked.ts';
import { statedAnswers } from './stated-answers.ts';
import { wrongTexts } from './wrong-texts.ts';

function isRight(answer: NumericAnswer, text: string): boolean {
  const { given, problem } = readAnswer(text, answer.unit ?? null);
  if (problem !== null) throw new Error(`${text}: ${problem}`);
  return judgeAnswer(answer, given).verdict === 'right';
}

describe('no wrong value is accepted as a stated answer', () => {
  it.each(statedAnswers)('$path', ({ answer }) => {
    expect(wrongTexts(answer).filter((text) => isRight(answer, text))).toEqual([]);
  });
});

describe('no answer can be found with short decimals that are not judged', () => {
  const short = Array.from({ length: 9 }, (_, index) => (index + 1) / 10);
  it.each(statedAnswers)('$path', ({ answer }) => {
    const truth = valueOfAnswer(answer);
    const scale = 10 ** Math.ceil(Math.log10(Math.abs(truth) || 1));
    const far = short
      .map((part) => Math.sign(truth || 1) * part * scale)
      .filter((value) => Math.abs(value - truth) > scale / 9);
    const unjudged = far.filter((value) => {
      const { given } = readAnswer(value.toPrecision(1), answer.unit ?? null);
      return given && judgeAnswer(answer, given).verdict === 'incomplete';
    });
    expect(unjudged).toEqual([]);
  });
});

it('no wrong value is accepted for any answer that an administrator could write', () => {
  const values = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
    fc.tuple(fc.integer(), fc.integer({ min: 1, max: 999 })).map(([a, b]) => a / b),
  );
  const precisions = fc.oneof(
    fc.constantFrom({}, { exact: true as const }),
    fc.integer({ min: 1, max: 12 }).map((digits) => ({ digits })),
    fc.integer({ min: 0, max: 12 }).map((places) => ({ places })),
  );
  fc.assert(
    fc.property(values, precisions, (value, precision) => {
      const answer = { kind: 'number' as const, value, ...precision };
      fc.pre(checkAnswer(answer).problem === null);
      expect(isRight(answer, String(value))).toBe(true);
      expect(wrongTexts(answer).filter((text) => isRight(answer, text))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it("no answer is accepted as another question's", () => {
  const texts = statedAnswers.map(({ answer }) => ({
    text: answer.kind === 'expression' ? String(answer.numeric) : String(answer.value),
    value: valueOfAnswer(answer),
  }));
  const passed = statedAnswers.flatMap(({ path, answer }) =>
    texts
      .filter(({ text, value }) => !isAsAsked(answer, value) && isRight(answer, text))
      .map(({ text }) => `${path}: ${text}`),
  );
  expect(passed).toEqual([]);
});
