import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawBank, readDrawnBank, readHashedBank } from './drawn-bank.ts';

const question = `---
name: A fair coin
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: false
tags: []
answer:
  kind: fraction
  value: "1/2"
---

# Question

What is the chance of heads, $p$?

# Hint

It is *fair*.

# Solution

## Idea

One half.
`;

describe('the bank as rendered by a build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bank-'));
    await mkdir(join(folder, 'probability'));
    await writeFile(join(folder, 'probability/a-fair-coin.md'), question);
    await writeFile(join(folder, 'probability/broken.md'), 'no fields');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has the texts of every valid file, by the hash of the file', async () => {
    await drawBank(folder, folder);
    const [coin] = await readHashedBank(folder);
    const drawn = await readDrawnBank(folder);
    expect([...drawn.keys()]).toEqual([coin?.contentHash]);
    expect(drawn.get(coin?.contentHash ?? '')).toEqual({
      description: expect.stringContaining('class="katex'),
      solution: expect.stringContaining('One half.'),
      hints: [expect.stringContaining('<em>fair</em>')],
      followUps: [],
    });
  });

  it('has nothing for a file that has since changed or gained a simulation', async () => {
    await drawBank(folder, folder);
    const drawn = await readDrawnBank(folder);
    const path = join(folder, 'probability/a-fair-coin');
    await writeFile(`${path}.proof.ts`, 'export function simulate() {}');
    expect(drawn.has((await readHashedBank(folder))[0]?.contentHash ?? '')).toBe(false);
    await rm(`${path}.proof.ts`);
    await writeFile(`${path}.md`, question.replace('One half', 'A half'));
    expect(drawn.has((await readHashedBank(folder))[0]?.contentHash ?? '')).toBe(false);
  });

  it('is empty without a build, or if it cannot be read', async () => {
    expect(await readDrawnBank(folder)).toEqual(new Map());
    await writeFile(join(folder, 'bank.json'), '{');
    expect(await readDrawnBank(folder)).toEqual(new Map());
  });
});
