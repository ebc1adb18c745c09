import { expect, it } from 'vitest';
import type { NumericAnswer } from '#shared/domain/answer-value.ts';
import { findMissingMistakes } from './rules/missing-mistake-rules.ts';
import { mainAnswers } from './stated-answers.ts';
import { withoutMistakes } from './without-mistakes.ts';

it('each question names a tempting mistake, or there is a reason why not', () => {
  expect(findMissingMistakes(mainAnswers, withoutMistakes)).toEqual([]);
});

const mistakes = [{ value: '1/3', message: 'That counts the first die twice.' }];
const namesNone =
  'probability/two-dice.md names no mistake and has no reason in without-mistakes.ts.';

it.each<[Partial<NumericAnswer>, Record<string, string>, string[]]>([
  [{ mistakes }, {}, []],
  [{}, { 'two-dice': 'Nothing else comes to mind.' }, []],
  [{}, {}, [namesNone]],
  [{ mistakes: [] }, {}, [namesNone]],
  [{}, { 'two-dice': '' }, [namesNone]],
  [{ mistakes }, { 'two-dice': 'None.' }, ['probability/two-dice.md does name a mistake.']],
  [{ mistakes }, { dice: 'None.' }, ['No question dice has an answer that is checked.']],
])('with %j and the reasons %j, it finds %j', ({ mistakes }, reasons, problems) => {
  const answer: NumericAnswer = { kind: 'fraction', value: '1/6', mistakes };
  const questions = [{ path: 'probability/two-dice.md', answer }];
  expect(findMissingMistakes(questions, reasons)).toEqual(problems);
});

it('asks for a mistake in one of the parts of a question', () => {
  const path = 'probability/two-dice.md';
  const named: NumericAnswer = { kind: 'fraction', value: '1/6', mistakes };
  const plain: NumericAnswer = { kind: 'number', value: 7 };
  const find = (...answers: NumericAnswer[]) =>
    findMissingMistakes(
      answers.map((answer) => ({ path, answer })),
      {},
    );
  expect(find(plain, named)).toEqual([]);
  expect(find(plain, plain)).toEqual([namesNone]);
});
