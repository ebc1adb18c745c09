import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBank } from '#server/modules/questions/bank/read-bank.ts';
import { findProblems } from '../bank/rules/find-problems.ts';
import { readQuestion } from '../bank/rules/read-question.ts';

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

How many ways are there?

Count the pairs.

# Solution

## Idea

Whatever the first die shows, one face of six makes it seven: 1/6.

## Computation

$$\\frac{6}{36}=\\frac16.$$

## A second way

\`\`\`python
## Not a heading
\`\`\`

## What an interviewer asks next

_And eight?_ $\\frac5{36}$.
`;

export const rightProof = `
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

/** The right question with one thing changed. */
export const questionWith = (part: string | RegExp, change: string) => {
  const text = rightQuestion.replace(part, () => change);
  if (text === rightQuestion) throw new Error(`${part} is not in the question`);
  return text;
};

interface Bank {
  path?: string;
  text?: string;
  proof?: string | null;
  /** Other questions, by path. */
  others?: Record<string, string>;
}

/** What the rules find wrong with a question in a separate bank. */
export async function problemsWith({
  path = 'probability/two-dice.md',
  text = rightQuestion,
  proof = rightProof,
  others = {},
}: Bank): Promise<string[]> {
  const files = {
    ...others,
    [path]: text,
    ...(proof !== null && { [path.replace('.md', '.proof.ts')]: proof }),
  };
  const folder = await mkdtemp(join(tmpdir(), 'martingale-rules-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const questions = (await readBank(folder)).map(readQuestion);
    const checked = questions.find((question) => question.path === path);
    if (!checked) throw new Error(`${path} is not in the bank`);
    return await findProblems(checked, { folder, questions });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
