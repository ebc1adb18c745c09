import { expect, it } from 'vitest';
import { questionFrom } from '#server/modules/questions/bank/bank-file.ts';
import { valuesOf } from '#server/modules/questions/frozen-variants.ts';
import { judgeAnswer } from '#server/modules/questions/judging/judge-answer.ts';
import { readAnswer } from '#server/modules/questions/judging/read-answer.ts';
import { fillTemplate } from '#server/modules/questions/question-template.ts';
import { isNumeric } from '#shared/domain/answer-value.ts';
import { spellingsOf } from './spellings.ts';
import { wholeBank } from './whole-bank.ts';
import { wrongTexts } from './wrong-texts.ts';

const varied = wholeBank.flatMap((file) => {
  if ('problem' in file || !file.frozen) return [];
  const { path, template, frozen } = file;
  const answers = frozen.variants.map(
    (_, index) => questionFrom(fillTemplate(template, valuesOf(frozen, index))).answer,
  );
  return [{ path, answers }];
});

it.each(varied)(
  'every variant of $path is judged right in every spelling, and only then',
  ({ answers }) => {
    for (const [index, answer] of answers.entries()) {
      if (!isNumeric(answer)) continue;
      const verdictOf = (text: string) => {
        const { given, problem } = readAnswer(text, answer.unit ?? null);
        expect(problem, `variant ${index}: ${text}`).toBeNull();
        return given && judgeAnswer(answer, given).verdict;
      };
      const { plain, latex } = spellingsOf(answer);
      expect([...plain, ...latex].filter((text) => verdictOf(text) !== 'right')).toEqual([]);
      expect(wrongTexts(answer).filter((text) => verdictOf(text) === 'right')).toEqual([]);
    }
  },
);
