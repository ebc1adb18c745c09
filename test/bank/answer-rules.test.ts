import { describe, expect, it } from 'vitest';
import { problemsWith, questionWith, rightProof } from '#test/support/question-rules.ts';

describe('the rules for other kinds of answers', () => {
  const withAnswer = (answer: string) => {
    const [, value = ''] = /(?:numeric|value): (-?[\d./]+)/.exec(answer) ?? [];
    const text = questionWith(/answer:\n( {2}.*\n)+/, `answer: ${answer}\n`);
    return text.replace('one face of six makes it seven: 1/6.', `it is ${value}.`);
  };
  const explained = '{ value: 1, message: It falls. }';
  const proofOf = (value: string) => `export const exact = () => ${value};`;

  it.each([
    ['{ kind: number, value: 0.16666666667 }', '1 / 6'],
    ['{ kind: number, value: -4, unit: dice }', '-4'],
    ['{ kind: number, value: 0 }', '0'],
    ['{ kind: expression, value: "\\\\ln 2", numeric: 0.6931471805599453 }', 'Math.log(2)'],
    [`{ kind: choice, choices: [up, down], value: 2, mistakes: [${explained}] }`, '2'],
  ])('accept %s', async (answer, value) => {
    expect(await problemsWith({ text: withAnswer(answer), proof: proofOf(value) })).toEqual([]);
  });

  it.each([
    ['{ kind: number, value: 0.1667 }', '1 / 6'],
    ['{ kind: number, value: -4, unit: dice }', '4'],
    ['{ kind: number, value: 0 }', '0.001'],
    ['{ kind: expression, value: "\\\\ln 2", numeric: 0.6931471805599453 }', 'Math.log2(Math.E)'],
    [`{ kind: choice, choices: [up, down], value: 2, mistakes: [${explained}] }`, '1'],
  ])('reject %s', async (answer, value) => {
    expect(await problemsWith({ text: withAnswer(answer), proof: proofOf(value) })).toEqual([
      expect.stringContaining(`but exact() computes `),
    ]);
  });

  it.each([
    [
      '{ kind: expression, value: "\\\\ln 3", numeric: 0.6931471805599453 }',
      expect.stringMatching(/value \\ln 3 is 1\.0986\d+, but its numeric is 0\.6931471805599453/),
    ],
    [
      `{ kind: choice, choices: ["$\\\\frac{1$", down], value: 2, mistakes: [${explained}] }`,
      expect.stringContaining('answer: $\\frac{1$ cannot be rendered'),
    ],
    ['{ kind: choice, choices: [up, down], value: 2 }', 'The wrong choice “up” has no message.'],
  ])('find what readers would see wrong in %s', async (answer, problem) => {
    const proof = proofOf(answer.includes('choice') ? '2' : 'Math.log(2)');
    expect(await problemsWith({ text: withAnswer(answer), proof })).toEqual([problem]);
  });

  it.each([
    ['Give an exact fraction.', ''],
    ['Give a closed\nform.', ', digits: 5'],
    ['Give it to two decimal places.', ', places: 3'],
    ['Give four significant digits.', ', exact: true'],
    ['Give it to the cent.', ', places: 0, unit: dice'],
    ['Round it to the nearest dice.', ', places: 1, unit: dice'],
    ['What is it?', ', places: 2'],
    ['Give an exact fraction to three significant digits.', ', exact: true'],
  ])('find that “%s” does not ask for “%s”', async (sentence, fields) => {
    const text = questionWith('a sum of $7$?', `a sum of $7$? ${sentence}`).replace(
      /answer:\n( {2}.*\n)+/,
      `answer: { kind: fraction, value: 1/6${fields} }\n`,
    );
    expect(await problemsWith({ text })).toEqual([
      expect.stringMatching(/^The question asks for .*(, but its answer has| and )/),
    ]);
  });

  it.each([
    ['Give an exact fraction.', ', exact: true'],
    ['Give it to two decimal places.', ', places: 2'],
    ['Give **four significant digits**.', ', digits: 4'],
    ['Give it to the cent.', ', places: 2'],
    ['Round it to the nearest tick.', ''],
  ])('find that “%s” asks for “%s”', async (sentence, fields) => {
    const text = questionWith('a sum of $7$?', `a sum of $7$? ${sentence}`).replace(
      /answer:\n( {2}.*\n)+/,
      `answer: { kind: fraction, value: 1/6${fields} }\n`,
    );
    expect(await problemsWith({ text })).toEqual([]);
  });

  it('find a unit that the question never mentions', async () => {
    const text = withAnswer('{ kind: number, value: 4, unit: dollars per hour }');
    expect(await problemsWith({ text, proof: proofOf('4') })).toEqual([
      'The question never mentions the unit of its answer: dollars per hour.',
    ]);
  });

  it.each([
    ['{ kind: number, value: 1.5, isProbability: true }', '1.5'],
    ['{ kind: number, value: 0.5, unit: dice, isProbability: true }', '0.5'],
  ])('find that %s is not a probability', async (answer, value) => {
    expect(await problemsWith({ text: withAnswer(answer), proof: proofOf(value) })).toEqual([
      'A probability lies between 0 and 1 and has no unit.',
    ]);
  });

  const withMistake = (value: string) =>
    withAnswer(`{ kind: fraction, value: 1/6, mistakes: [{ value: ${value}, message: Hm. }] }`);
  const mistakenProof = (value: string) => `${rightProof}export const mistakes = () => [${value}];`;

  it.each([
    ['1/11', '1 / 11', []],
    [
      '1/11',
      '1 / 12',
      ['The mistake 1/11 is stated, but mistakes() computes 0.08333333333333333.'],
    ],
    ['"0.1667"', '0.1667', ['The mistake 0.1667 is accepted as the answer.']],
    ['1/11', '', ['Mistakes named: 1. Mistakes that the proof computes: 0.']],
  ])('compare the named mistake %s with %s', async (value, computed, problems) => {
    const text = withMistake(value);
    expect(await problemsWith({ text, proof: mistakenProof(computed) })).toEqual(problems);
  });

  const inParts = questionWith(
    /answer:\n( {2}.*\n)+/,
    `answer:
  kind: parts
  parts:
    - { kind: fraction, value: 1/6, mistakes: [{ value: 1/11, message: Hm. }] }
    - { kind: number, value: 7 }
`,
  ).replace('# Hint', '# Part\n\nWhat is it?\n\n# Part\n\nOf what sum?\n\n# Hint');
  const earlier = 'export const earlier = () => [1 / 6];\n';
  const mistaken = 'export const mistakes = () => [1 / 11];\n';

  it('compare each part with its proof', async () => {
    const proof = `${earlier}${mistaken}export const exact = () => 7;`;
    expect(await problemsWith({ text: inParts, proof })).toEqual([]);
    expect(await problemsWith({ text: inParts, proof: `${mistaken}${proofOf('7')}` })).toEqual([
      'Earlier parts: 1. Answers that earlier() computes: 0.',
    ]);
    const wrong = `export const earlier = () => [1 / 5];\n${mistaken}${proofOf('8')}`;
    expect(await problemsWith({ text: inParts, proof: wrong })).toEqual([
      expect.stringMatching(/^Part 1: The answer is stated as 0\.1666/),
      'Part 2: The answer is stated as 7, but exact() computes 8.',
    ]);
    expect(await problemsWith({ text: inParts, proof: `${earlier}${proofOf('7')}` })).toEqual([
      'Part 1: Mistakes named: 1. Mistakes that the proof computes: 0.',
    ]);
  });

  it('read each part as a question of its own', async () => {
    const proof = `${earlier}${mistaken}${proofOf('7')}`;
    const text = inParts.replace('Of what sum?', 'Of what sum? Give an exact value of $1=2$.');
    expect(await problemsWith({ text, proof })).toEqual([
      'The question asks for exact: true, but its answer has no precision.',
      expect.stringContaining('does not hold'),
    ]);
  });

  it('compare the true value with the proof, and require that an interval is asked for', async () => {
    const interval = withAnswer('{ kind: interval, value: 9250, unit: dice }');
    expect(await problemsWith({ text: interval, proof: proofOf('9251') })).toEqual([
      'The question does not ask for an interval.',
      expect.stringContaining('but exact() computes 9251'),
    ]);
    const asked = interval.replace('# Hint', 'Give a 90% interval.\n\n# Hint');
    expect(await problemsWith({ text: asked, proof: proofOf('9250') })).toEqual([]);
  });

  it('require no proof for an open answer, but a reason why it has none', async () => {
    const points = '"- Risk\\n- Size\\n- Exit"';
    const open = `{ kind: open, rubric: ${points}, why: It is a matter of judgment., model: Sell. }`;
    expect(await problemsWith({ text: withAnswer(open), proof: null })).toEqual([]);
    const thin = '{ kind: open, rubric: Names the risk., why: It is a matter of judgment. }';
    expect(await problemsWith({ text: withAnswer(thin), proof: null })).toEqual([
      'The rubric names fewer than 3 points, one a line.',
      'The open answer has no model.',
    ]);
    const unexplained = '{ kind: open, rubric: Names the risk. }';
    expect(await problemsWith({ text: withAnswer(unexplained), proof: null })).toEqual([
      expect.stringContaining('why'),
    ]);
  });

  it.each([
    ['- Risk\\n- Size\\n- Exit, at $6+1=8$', 'Sell.'],
    ['- Risk\\n- Size\\n- Exit', 'Sell at $6+1=8$.'],
  ])('compute the equations of the rubric %s and the model %s', async (rubric, model) => {
    const why = 'It is a matter of judgment.';
    const open = `{ kind: open, rubric: "${rubric}", why: ${why}, model: ${model} }`;
    expect(await problemsWith({ text: withAnswer(open), proof: null })).toEqual([
      '6+1 = 8 does not hold: 7 and 8.',
    ]);
    const right = open.replace('=8', '=7');
    expect(await problemsWith({ text: withAnswer(right), proof: null })).toEqual([]);
  });
});
