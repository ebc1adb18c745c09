import { stringify } from 'yaml';

/** The template of a new question. */
export function questionSkeleton({ name, category }: { name: string; category: string }): string {
  const fields = stringify({
    name,
    subject: `What is asked in ${name}, the setting but not the method`,
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

The situation in a few sentences, then the question, **in bold where it is easy to miss**, and the form of the answer.

# Hint

The key idea as a question: what should the reader look at first?

# Solution

## Idea

Why it works, before any formula.

## Computation

From the idea to the answer, in steps you could say aloud: $1/2$.

## A second way

Another way to the same number, or a sanity check.

## What an interviewer asks next

_The follow-up?_ And its answer.
`;
}

/** Independent of the solution; fails until it is written. */
export const proofSkeleton = `/** How it computes the answer, in a different way than the solution. */
export function exact(): number {
  throw new Error('exact() is not written yet');
}

/** One trial, whose mean is the answer. Omit it if nothing is random. */
export function simulate(random: () => number): number {
  return random();
}
`;
