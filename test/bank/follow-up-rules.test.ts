import { describe, expect, it } from 'vitest';
import { problemsWith, questionWith, rightProof } from '#test/support/question-rules.ts';

const inProse = /## What an interviewer asks next[\s\S]*$/;
const asked = '# Follow-up\n\nAnd a sum of eight?\n\n# Answer\n\nFive pairs: $\\frac5{36}$.\n';
const proof = `${rightProof}export const followUps = () => [5 / 36];`;

function withCheck(check: string, followUp = asked): string {
  const [fields = '', ...body] = questionWith(inProse, followUp).split('\n---\n');
  return [`${fields}\nfollowUps: ${check}`, ...body].join('\n---\n');
}

describe('the rules for follow-ups', () => {
  it('find nothing wrong with one that can be checked, and is proven', async () => {
    const text = withCheck('[{ kind: fraction, value: "5/36" }]');
    expect(await problemsWith({ text, proof })).toEqual([]);
  });

  it('find nothing wrong with one that is only read', async () => {
    expect(await problemsWith({ text: questionWith(inProse, asked) })).toEqual([]);
    expect(await problemsWith({ text: withCheck('[null]') })).toEqual([]);
  });

  it.each([
    [
      withCheck('[{ kind: fraction, value: "5/36" }]'),
      rightProof,
      'Follow-up 1 is stated as 0.1388888888888889, but followUps() computes undefined.',
    ],
    [
      withCheck('[{ kind: fraction, value: "5/36" }]'),
      proof.replace('5 / 36', '6 / 36'),
      'Follow-up 1 is stated as 0.1388888888888889, but followUps() computes 0.16666666666666666.',
    ],
    [
      withCheck('[{ kind: fraction, value: "5/36", exact: true }]'),
      proof,
      'The follow-up “And a sum of eight?”: The question asks for no precision, but its answer has exact: true.',
    ],
    [
      withCheck('[{ kind: fraction, value: "5/36" }]', asked.replace('5{36}', '6{36}')),
      proof,
      'The follow-up “And a sum of eight?”: The solution does not arrive at the answer 5/36.',
    ],
    [
      withCheck('[{ kind: choice, choices: ["Less", "More"], value: 1 }]'),
      proof.replace('5 / 36', '1'),
      'The follow-up “And a sum of eight?”: The wrong choice “More” has no message.',
    ],
    [
      withCheck('[{ kind: expression, value: "5/36", numeric: 0.2 }]'),
      proof.replace('5 / 36', '0.2'),
      expect.stringContaining('The formula is 0.1388888888888889, not 0.2'),
    ],
    [
      withCheck('[null]', asked.replace('And a', 'With $\\frac{1$, and a')),
      proof,
      expect.stringContaining('# Follow-up: $\\frac{1$ cannot be rendered'),
    ],
    [withCheck('[null, null]'), proof, 'followUps: 2 answers, but 1 # Follow-up'],
    [withCheck('[{ kind: open }]'), proof, expect.stringContaining('followUps: ')],
  ])('find what is wrong with a follow-up (%#)', async (text, ownProof, problem) => {
    expect(await problemsWith({ text, proof: ownProof })).toContainEqual(problem);
  });
});
