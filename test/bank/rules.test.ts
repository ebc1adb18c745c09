import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBank } from '#server/modules/bank/read-bank.ts';
import { findProblems } from './rules/find-problems.ts';
import { readQuestion } from './rules/read-question.ts';

const rightQuestion = `---
name: Two dice
subject: Chance of a given sum of two fair dice
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: false
tags: [dice]
answer:
  kind: fraction
  value: "1/6"
---

# Question

Two dice are thrown. What is the chance of a sum of $7$?

# Hint

Count the pairs.

# Solution

## Idea

Whatever the first die shows, one face of the second makes it seven.

## Computation

$$\\frac{6}{36}=\\frac16.$$

## A second way

\`\`\`python
## Not a heading
\`\`\`

## What an interviewer asks next

_And eight?_ $\\frac5{36}$.
`;

const rightProof = `
export function exact() {
  let sevens = 0;
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b === 7) sevens += 1;
  return sevens / 36;
}
export function simulate(random) {
  const die = () => 1 + Math.floor(6 * random());
  return die() + die() === 7 ? 1 : 0;
}
`;

/** One trial in fifty counts, whatever the dice show. */
const biasedProof = rightProof.replace('=== 7 ?', '=== 7 || random() < 0.02 ?');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-rules-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function problemsWith({
  path = 'probability/two-dice.md',
  text = rightQuestion,
  proof = rightProof,
}: {
  path?: string;
  text?: string;
  proof?: string | null;
}): Promise<string[]> {
  await write(path, text);
  if (proof !== null) await write(path.replace('.md', '.proof.ts'), proof);
  const questions = (await readBank(folder)).map(readQuestion);
  const checked = questions.find((question) => question.path === path);
  if (!checked) throw new Error(`${path} is not in the bank`);
  return findProblems(checked, { folder, questions });
}

/** The right question with one thing changed. */
const questionWith = (part: string | RegExp, change: string) => {
  const text = rightQuestion.replace(part, () => change);
  if (text === rightQuestion) throw new Error(`${part} is not in the question`);
  return text;
};

describe('the rules for questions', () => {
  it('find nothing wrong with a right one', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('find a wrong answer, by exact computation and by experiment', async () => {
    expect(await problemsWith({ text: questionWith('"1/6"', '"1/5"') })).toEqual([
      expect.stringMatching(/^The answer is stated as 0\.2, but exact\(\) computes 0\.16666/),
      expect.stringMatching(
        /^The answer is stated as 0\.2, but the mean of 100,000 trials is 0\.16/,
      ),
    ]);
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
      expect.stringContaining(`${place} cannot be drawn: `),
    ]);
  });

  it.each([
    ['name: Two dice', 'name: ab', 'name: Name must be at least 3 characters'],
    ['# Hint\n\nCount the pairs.\n', '', 'There must be one to 3 hints, not 0.'],
    ['# Hint', `${'# Hint\n\nThink.\n\n'.repeat(3)}# Hint`, 'There must be one to 3 hints, not 4.'],
    ['## Idea', '## Thought', 'The solution must begin with ## Idea.'],
    ['asks next', 'asks', 'The solution must end with ## What an interviewer asks next.'],
    ['## A second way', '', expect.stringContaining('needs a computation and a check')],
    ['Probability', 'Statistics', 'The category Statistics belongs into the folder statistics.'],
  ])('find what is wrong where %j is %j', async (part, change, problem) => {
    expect(await problemsWith({ text: questionWith(part, change) })).toEqual([problem]);
  });

  const subject = 'subject: Chance of a given sum of two fair dice\n';
  it.each([
    ['', 'The subject line is missing: subject, after name.'],
    ['A sum of two fair dice', 'The subject line must have 30 to 110 characters, not 22.'],
    ['Chance of dice '.repeat(8), 'The subject line must have 30 to 110 characters, not 119.'],
    ['Chance of a given sum of two dice.', 'The subject line ends without a period.'],
    ['Chance of a sum of $7$ with two dice', 'The subject line is plain text, without formulas.'],
    ['Chance of a given sum of two dice, 1/6', 'The subject line contains the answer.'],
  ])('find what is wrong with the subject line %j', async (line, problem) => {
    const text = questionWith(subject, line && `subject: ${line}\n`);
    expect(await problemsWith({ text })).toEqual([problem]);
  });

  it('find a subject line that repeats the name', async () => {
    const text = questionWith('name: Two dice', 'name: chance of a given sum of two fair dice');
    expect(await problemsWith({ text })).toEqual(['The subject line repeats the name.']);
  });

  it('find a file that is whose name is not a slug', async () => {
    expect(await problemsWith({ path: 'probability/Two_dice.md' })).toEqual([
      'The name of the file must be lower-case-with-hyphens.',
    ]);
  });

  it('find two questions with one slug, and with one name', async () => {
    await write('finance/two-dice.md', questionWith('Two dice', 'Others'));
    await write('probability/dice.md', questionWith('Two dice', 'TWO DICE'));
    expect(await problemsWith({})).toEqual([
      'finance/two-dice.md has the same slug.',
      'probability/dice.md has the same name.',
      'finance/two-dice.md has the same subject line.',
      'probability/dice.md has the same subject line.',
    ]);
  });

  const estimating = (estimates: string) =>
    `${rightProof.replace('=== 7 ?', '<= 5 ?')}export const estimates = ${estimates};`;

  it('find nothing wrong with a trial that estimates something else than the answer', async () => {
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
      'There is estimates without simulate().',
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

  it('find nothing wrong with a story of the trial', async () => {
    expect(await problemsWith({ proof: told("['We roll.']") })).toEqual([]);
  });

  it.each([
    [told("['We roll.']", '1 - simulate(random)'), 'Trial 1 comes to 0, but narrate() tells of 1.'],
    [
      told("['We roll.']", 'random() * 0 + simulate(random)'),
      expect.stringMatching(/^Trial \d+ comes to \d, but narrate\(\) tells of \d\.$/),
    ],
    [told('[]'), 'Trial 1 has 0 steps: tell it in 1 to 40.'],
    [told("Array(41).fill('We roll.')"), 'Trial 1 has 41 steps: tell it in 1 to 40.'],
    [told("['we roll']"), 'A step must be a sentence: “we roll”'],
    [
      'export const exact = () => 1 / 6;\nexport function narrate() {}',
      'There is narrate() without simulate().',
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
  ])('find a trial that would give the answer away: %j', async (simulate) => {
    const [exact = ''] = rightProof.split('export function simulate');
    expect(await problemsWith({ proof: exact + simulate })).toEqual([
      'Readers get what simulate() uses, so it must not use exact().',
    ]);
  });

  it.each([
    [null, 'There is no proof: probability/two-dice.proof.ts is missing.'],
    ['export function simulate() { return 1; }', 'The proof exports no function exact().'],
    ['export const simulate = () => 1;', 'The site looks for the words: export function simulate('],
    ['export const exact = () => Number.NaN;', expect.stringContaining('exact() computes NaN')],
    ['throw new Error("Oh");', 'The proof cannot be loaded: Oh'],
    ['export function exact() { throw new Error("Oh"); }', 'The proof fails: Oh'],
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

describe('the rules for answers of other kinds', () => {
  const withAnswer = (answer: string) =>
    questionWith(/answer:\n( {2}.*\n)+/, `answer: ${answer}\n`);
  const proofOf = (value: string) => `export const exact = () => ${value};`;

  it.each([
    ['{ kind: number, value: 0.16666666667 }', '1 / 6'],
    ['{ kind: number, value: -4, unit: dice }', '-4'],
    ['{ kind: number, value: 0 }', '0'],
    ['{ kind: expression, value: "\\\\ln 2", numeric: 0.6931471805599453 }', 'Math.log(2)'],
    ['{ kind: choice, choices: [up, down], value: 2 }', '2'],
  ])('take %s for right', async (answer, value) => {
    expect(await problemsWith({ text: withAnswer(answer), proof: proofOf(value) })).toEqual([]);
  });

  it.each([
    ['{ kind: number, value: 0.1667 }', '1 / 6'],
    ['{ kind: number, value: -4, unit: dice }', '4'],
    ['{ kind: number, value: 0 }', '0.001'],
    ['{ kind: expression, value: "\\\\ln 2", numeric: 0.6931471805599453 }', 'Math.log2(Math.E)'],
    ['{ kind: choice, choices: [up, down], value: 2 }', '1'],
  ])('take %s for wrong', async (answer, value) => {
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
      '{ kind: choice, choices: ["$\\\\frac{1$", down], value: 2 }',
      expect.stringContaining('answer: $\\frac{1$ cannot be drawn'),
    ],
  ])('find what readers would be shown wrongly of %s', async (answer, problem) => {
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
  ])('find that “%s” asks for something else than “%s”', async (sentence, fields) => {
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
  ])('find that %s is no probability', async (answer, value) => {
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
    ['"0.1667"', '0.1667', ['The mistake 0.1667 passes for the answer.']],
    ['1/11', '', ['Mistakes named: 1. Mistakes that the proof computes: 0.']],
  ])('compare the named mistake %s with %s', async (value, computed, problems) => {
    const text = withMistake(value);
    expect(await problemsWith({ text, proof: mistakenProof(computed) })).toEqual(problems);
  });

  it('ask an open one for no proof, but why it has none', async () => {
    const open = '{ kind: open, rubric: Names the risk., why: It is a matter of judgment. }';
    expect(await problemsWith({ text: withAnswer(open), proof: null })).toEqual([]);
    const unexplained = '{ kind: open, rubric: Names the risk. }';
    expect(await problemsWith({ text: withAnswer(unexplained), proof: null })).toEqual([
      expect.stringContaining('why'),
    ]);
  });
});
