import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '#server/modules/questions/judging/judge-answer.ts';
import { readAnswer } from '#server/modules/questions/judging/read-answer.ts';
import { spellingsOf } from './spellings.ts';
import { statedAnswers } from './stated-answers.ts';

describe('every stated answer is accepted in every spelling', () => {
  it.each(statedAnswers)('$path', ({ answer }) => {
    const { plain, latex } = spellingsOf(answer);
    expect(new Set(plain).size).toBeGreaterThanOrEqual(4);
    expect(latex.length).toBeGreaterThanOrEqual(1);
    for (const text of [...plain, ...latex]) {
      const { given, problem } = readAnswer(text, answer.unit ?? null);
      expect(problem, text).toBeNull();
      expect(given && judgeAnswer(answer, given), text).toMatchObject({ verdict: 'right' });
    }
  });
});
