import { describe, expect, it } from 'vitest';
import { type Answer, givenAnswerSchema } from '#shared/contracts/answer.ts';
import { summarizeAnswer, toAnswerDraft, toGivenAnswer } from './answer-draft.ts';

const answers: [Answer | null, string][] = [
  [null, 'No answer check'],
  [{ kind: 'fraction', value: '1/6' }, 'Fraction 1/6'],
  [{ kind: 'fraction', value: '1/6', exact: true }, 'Fraction 1/6, exact'],
  [{ kind: 'number', value: 0, places: 0, unit: 'moves' }, 'Number 0 moves'],
  [
    {
      kind: 'number',
      value: 12.5,
      digits: 4,
      isProbability: true,
      mistakes: [{ value: '1/3', message: 'Count again.' }],
    },
    'Number 12.5',
  ],
  [{ kind: 'choice', choices: ['Yes', 'No', 'It depends'], value: 3 }, 'Choice of 3'],
  [
    {
      kind: 'choice',
      choices: ['Yes', 'No', 'It depends'],
      value: 2,
      mistakes: [{ value: 3, message: 'On what?' }],
    },
    'Choice of 3',
  ],
  [
    {
      kind: 'parts',
      parts: [
        {
          question: 'A price?',
          hints: 1,
          answer: { kind: 'number', value: 10.5, unit: 'dollars' },
        },
        { question: 'Who?', hints: 0, answer: { kind: 'choice', choices: ['A', 'B'], value: 2 } },
      ],
    },
    '2 parts',
  ],
  [{ kind: 'interval', value: 9250, unit: 'days' }, 'Interval 9250 days'],
  [{ kind: 'open', rubric: 'Names the risk.', why: 'It is a judgment.' }, 'Open question'],
  [{ kind: 'open', rubric: 'Risk', why: 'A judgment.', model: 'Sell.' }, 'Open question'],
];

describe('an answer in the form', () => {
  it.each(answers)('survives the round trip: %j', (answer, summary) => {
    const draft = toAnswerDraft(answer);
    expect(toGivenAnswer(draft)).toEqual(answer);
    expect(summarizeAnswer(draft)).toBe(summary);
  });

  it('leaves the numeric value of an expression to the server', () => {
    const answer = { kind: 'expression', value: '1/e', numeric: 1 / Math.E } as const;
    expect(toGivenAnswer(toAnswerDraft(answer))).toEqual({ kind: 'expression', value: '1/e' });
  });

  it.each(['', 'half', '1/2'])('is rejected if %j is not a number', (value) => {
    const draft = { ...toAnswerDraft({ kind: 'number', value: 1 }), value };
    const sent = JSON.parse(JSON.stringify(toGivenAnswer(draft)));
    expect(givenAnswerSchema.safeParse(sent).error?.issues).toMatchObject([{ path: ['value'] }]);
  });
});
