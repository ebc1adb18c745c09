import { stringify } from 'yaml';

/** What a new question begins as. */
export function questionSkeleton({ name, category }: { name: string; category: string }): string {
  const fields = stringify({
    name,
    category,
    difficulty: 'Medium',
    type: 'Quantitative Researcher',
    premium: false,
    tags: [],
    answer: { kind: 'fraction', value: '1/2' },
  });
  return `---
${fields}---

# Question

The situation in a few sentences, then what is asked, **in bold where it is easy to miss**, and in which form the answer
is wanted.

# Hint

The thought that opens the question, without the computation.

# Solution

## Idea

Why it works, before any formula.

## Computation

From the idea to the answer, in steps that can be said aloud.

## A second way

Another way to the same number, or a check of it.

## What an interviewer asks next

_The follow-up?_ And its answer.
`;
}

/** Shares nothing with the solution, and fails until it is written. */
export const proofSkeleton = `/** By which way it computes the answer, other than the solution's. */
export function exact(): number {
  throw new Error('exact() is not written yet');
}

/** One trial, whose mean is the answer. Leave it out where nothing is random. */
export function simulate(random: () => number): number {
  return random();
}
`;
