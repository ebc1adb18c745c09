import { describe, expect, it } from 'vitest';
import { problemsWith, questionWith, rightProof } from '#test/support/question-rules.ts';

/** One trial in fifty counts, whatever the dice show. */
const biasedProof = rightProof.replace('=== 7 ?', '=== 7 || random() < 0.02 ?');

describe('the rules for questions', () => {
  it('find nothing wrong with a correct one', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('find a wrong answer, by exact computation and by experiment', async () => {
    expect(await problemsWith({ text: questionWith('"1/6"', '"1/5"') })).toEqual([
      'The solution does not arrive at the answer 1/5.',
      expect.stringMatching(/^The answer is stated as 0\.2, but exact\(\) computes 0\.16666/),
      expect.stringMatching(
        /^The answer is stated as 0\.2, but the mean of 100,000 trials is 0\.16/,
      ),
    ]);
  });

  it.each([
    ['What is the chance of a sum of $7$?', 'With $6+1=8$, what is the chance of a sum of $7$?'],
    ['Count the pairs.', 'Count the $6+1=8$ pairs.'],
    ['$$\\frac{6}{36}=\\frac16.$$', '$$6+1=8$$'],
    ['$\\frac5{36}$', '$6+1=8$'],
    ['\n---\n', '\n  mistakes: [{ value: "1/5", message: "No, $6+1=8$." }]\n---\n'],
  ])('find an equation that does not hold in place of %j', async (part, change) => {
    const proof = `${rightProof}${change.includes('mistakes') ? 'export const mistakes = () => [0.2];' : ''}`;
    expect(await problemsWith({ text: questionWith(part, change), proof })).toContain(
      '6+1 = 8 does not hold: 7 and 8.',
    );
  });

  it('find a biased simulation', async () => {
    expect(await problemsWith({ proof: biasedProof })).toEqual([
      expect.stringMatching(
        /the mean of 100,000 trials is 0\.1[78]\d+: \d+\.\d standard errors away/,
      ),
    ]);
  });

  it.each([
    ['What is the chance of a sum of $7$?', 'Is $\\frac{1$ enough?', '# Question: $\\frac{1$'],
    ['Count the pairs.', 'Count $\\nonsense$.', '# Hint: $\\nonsense$'],
    ['$$\\frac{6}{36}=\\frac16.$$', '$$\\left( 1 < 2$$', '# Solution: $$\\left( 1 < 2$$'],
  ])('find a broken formula in place of %j', async (part, change, place) => {
    expect(await problemsWith({ text: questionWith(part, change) })).toEqual([
      expect.stringContaining(`${place} cannot be rendered: `),
    ]);
  });

  it.each([
    ['Count the pairs.', 'dot: 3,3', 'A figure cannot be drawn. 3,3 is outside of the figure.'],
    [
      'the pairs.',
      'alt: x',
      'A figure cannot be drawn. Line 4: A figure begins with its only “alt: …”.',
    ],
    ['Count', 'label: 1,1 1/6', 'A figure before the solution tells the answer.'],
    ['Count', 'label: 1,1 it is 16.7%', 'A figure before the solution tells the answer.'],
    ['asks next', 'dot: 3,3', 'A figure cannot be drawn. 3,3 is outside of the figure.'],
  ])('find a bad figure behind %j: %s', async (part, line, problem) => {
    const alt = 'alt: Two dice show a sum of 7, as they often do.';
    const figure = `\`\`\`figure\n${alt}\nx: 0 to 1\ny: 0 to 1\n${line}\n\`\`\``;
    const text = questionWith(part, `${part}\n\n${figure}\n\n`);
    expect(await problemsWith({ text })).toContain(problem);
  });

  it('let a figure show what the statement says, and the solution', async () => {
    const figure = (line: string) =>
      `\`\`\`figure\nalt: The pairs of numbers that add up to 7\nx: 0 to 1\ny: 0 to 1\n${line}\n\`\`\``;
    const hint = questionWith('Count the pairs.', `Count the pairs.\n\n${figure('label: 1,1 a')}`);
    expect(await problemsWith({ text: hint })).toEqual([]);
    const solved = questionWith('Count the pairs.', `Count.\n\n# Solution\n\n${figure('')}`);
    expect(await problemsWith({ text: solved })).not.toContain(
      'A figure before the solution tells the answer.',
    );
  });

  it.each([
    ['name: Two dice', 'name: ab', 'name: Name must be at least 3 characters'],
    [
      '# Hint\n\nHow many ways are there?\n\nCount the pairs.\n',
      '',
      'There must be one to 3 hints, not 0.',
    ],
    [
      'How many ways are there?\n\n',
      '',
      'A first hint asks a question, so that it leads and does not tell: Count the pairs.',
    ],
    ['# Hint', `${'# Hint\n\nThink.\n\n'.repeat(3)}# Hint`, 'There must be one to 3 hints, not 4.'],
    ['## Idea', '## Thought', 'The solution must begin with ## Idea.'],
    [
      'asks next',
      'asks',
      'The solution must end with ## What an interviewer asks next, or have a # Follow-up.',
    ],
    ['## A second way', '', expect.stringContaining('needs a computation and a check')],
    ['Probability', 'Statistics', 'The category Statistics belongs in the folder statistics.'],
  ])('find what is wrong if %j becomes %j', async (part, change, problem) => {
    expect(await problemsWith({ text: questionWith(part, change) })).toEqual([problem]);
  });

  const subject = 'subject: Chance of a given sum of two fair dice\n';
  it.each([
    ['', 'The subject line is missing: subject, after name.'],
    ['A sum of two fair dice', 'The subject line must have 30 to 110 characters, not 22.'],
    ['Chance of dice '.repeat(8), 'The subject line must have 30 to 110 characters, not 119.'],
    ['Chance of a given sum of two dice.', 'The subject line must not end with a period.'],
    [
      'Chance of a sum of $7$ with two dice',
      'The subject line must be plain text, without formulas.',
    ],
    ['Chance of a given sum of two dice, 1/6', 'The subject line contains the answer.'],
  ])('find what is wrong with the subject line %j', async (line, problem) => {
    const text = questionWith(subject, line && `subject: ${line}\n`);
    expect(await problemsWith({ text })).toEqual([problem]);
  });

  it('find a subject line that repeats the name', async () => {
    const text = questionWith('name: Two dice', 'name: chance of a given sum of two fair dice');
    expect(await problemsWith({ text })).toEqual(['The subject line repeats the name.']);
  });

  it('find a file whose name is not a slug', async () => {
    expect(await problemsWith({ path: 'probability/Two_dice.md' })).toEqual([
      'The name of the file must be lower-case-with-hyphens.',
    ]);
  });

  it('find two questions with the same slug or name', async () => {
    const others = {
      'finance/two-dice.md': questionWith('Two dice', 'Others'),
      'probability/dice.md': questionWith('Two dice', 'TWO DICE'),
    };
    expect(await problemsWith({ others })).toEqual([
      'finance/two-dice.md has the same slug.',
      'probability/dice.md has the same name.',
      'finance/two-dice.md has the same subject line.',
      'probability/dice.md has the same subject line.',
    ]);
  });

  const estimating = (estimates: string) =>
    `${rightProof.replace('=== 7 ?', '<= 5 ?')}export const estimates = ${estimates};`;

  it('find nothing wrong with a trial that estimates something other than the answer', async () => {
    const proof = estimating("{ name: 'the chance of at most five', value: 5 / 18 }");
    expect(await problemsWith({ proof })).toEqual([]);
  });

  it.each([
    [
      estimating("{ name: 'the chance of at most five', value: 1 / 4 }"),
      expect.stringMatching(/^What simulate\(\) estimates is stated as 0\.25, but the mean of/),
    ],
    [estimating("{ name: '', value: 1 / 6 }"), 'The export estimates needs a name and a value.'],
    [
      estimating("{ name: 'a chance', value: Number.NaN }"),
      'The export estimates needs a name and a value.',
    ],
    [
      "export const exact = () => 1 / 6;\nexport const estimates = { name: 'a chance', value: 1 };",
      'The export estimates requires simulate().',
    ],
    [
      `${rightProof}export function estimates() {}`,
      'The site looks for the words: export const estimates =',
    ],
  ])('find what is wrong with the estimate in %j', async (proof, problem) => {
    expect(await problemsWith({ proof })).toEqual([problem]);
  });

  const told = (steps: string, outcome = 'simulate(random)') =>
    `${rightProof}export function narrate(random) {
  return { steps: ${steps}, outcome: ${outcome} };
}`;

  it("find nothing wrong with the trial's story", async () => {
    expect(await problemsWith({ proof: told("['We roll.']") })).toEqual([]);
  });

  it.each([
    [told("['We roll.']", '1 - simulate(random)'), 'Trial 1 results in 0, but narrate() gives 1.'],
    [
      told("['We roll.']", 'random() * 0 + simulate(random)'),
      expect.stringMatching(/^Trial \d+ results in \d, but narrate\(\) gives \d\.$/),
    ],
    [told('[]'), 'Trial 1 has 0 steps: use 1 to 40.'],
    [told("Array(41).fill('We roll.')"), 'Trial 1 has 41 steps: use 1 to 40.'],
    [told("['we roll']"), 'A step must be a sentence: “we roll”'],
    [
      'export const exact = () => 1 / 6;\nexport function narrate() {}',
      'narrate() requires simulate().',
    ],
    [
      `${rightProof}export const narrate = () => 0;`,
      'The site looks for the words: export function narrate(',
    ],
  ])('find what is wrong with the story in %j', async (proof, problem) => {
    expect(await problemsWith({ proof })).toEqual([problem]);
  });

  it.each([
    'const odds = exact();\nexport function simulate(random) { return random() < odds ? 1 : 0; }',
    'export function simulate(random) { return mistakes() ? 1 : 0; }\nexport function mistakes() {}',
    'export function figure() { return [String(exact())]; }',
    'export function sliders() { return { x: { from: 0, to: 1, start: exact() } }; }',
  ])('find a lab that would give the answer away: %j', async (lab) => {
    const [exact = ''] = rightProof.split('export function simulate');
    expect(await problemsWith({ proof: exact + lab })).toEqual([
      'Readers get what simulate() or figure() uses, so it must not use exact().',
    ]);
  });

  it.each([
    [null, 'There is no proof: probability/two-dice.proof.ts is missing.'],
    ['export function simulate() { return 1; }', 'The proof does not export a function exact().'],
    ['export const simulate = () => 1;', 'The site looks for the words: export function simulate('],
    ['export const exact = () => Number.NaN;', expect.stringContaining('exact() computes NaN')],
    ['throw new Error("Oh");', 'The proof cannot be loaded: Oh'],
    ['export function exact() { throw new Error("Oh"); }', 'The proof fails: Oh'],
    [
      `${rightProof}export function narrate(random) {\n  for (;;) random();\n}`,
      'The proof fails: A trial draws too often.',
    ],
    [
      'export const exact = () => 1 / 6;\nexport function simulate(random) { for (;;) random(); }',
      'The proof fails: A trial draws too often.',
    ],
    ['import "node:fs";', 'The proof may import only ../tools, not node:fs.'],
    ["import { a } from './a.ts';", 'The proof may import only ../tools, not ./a.ts.'],
    ['export const exact = Math.random;', 'The proof must draw from random, not Math.random.'],
    [
      'export const exact = () => 1 / 6;\nexport function simulate() { return Number.NaN; }',
      expect.stringContaining('the mean of 100,000 trials is NaN'),
    ],
  ])('find what is wrong with the proof %j', async (proof, problem) => {
    expect(await problemsWith({ proof })).toEqual([problem]);
  });
});
