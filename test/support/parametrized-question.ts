import { readTemplate } from '#server/modules/questions/question-template.ts';
import type { ProofModule } from '../bank/rules/proof.ts';
import type { Parametrized } from '../bank/variants/freeze.ts';

const fractionAnswer = `answer:
  kind: fraction
  value: "#{result|fraction}"
  mistakes:
    - value: "#{1 / names|fraction}"
      message: "That is the chance to be drawn first."
`;

const statement =
  'From a hat with #{names} names, #{drawn|word} are drawn. What is the chance that yours is among them?';

const hatQuestion = `---
name: Names in a hat
subject: Chance that one given name is drawn from a hat
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: false
tags: [counting]
params:
  names: [10, 7..29]
  drawn: [3, 2..5]
where: 2 * drawn < names
let:
  result: drawn / names
fixed: [one, 1]
${fractionAnswer}---

# Question

${statement}

# Hint

Which names are drawn first does not matter.

Why?

# Solution

## Idea

Each name is as likely as any other to be among the #{drawn|word}.

## Computation

$$
\\frac{#{drawn}}{#{names}}=#{result|fraction} .
$$

## A second way

You are left out with chance $1-#{result|fraction}=#{1 - result|fraction}$.

## What an interviewer asks next

_And that you are drawn first?_ One of #{names}.
`;

export const hatProof = `
export function exact({ names, drawn }) {
  return drawn / names;
}
export function check({ names, drawn }) {
  let out = 1;
  for (let left = names; left > names - drawn; left -= 1) out *= 1 - 1 / left;
  return 1 - out;
}
export function mistakes({ names }) {
  return [1 / names];
}
export function simulate(random, { names, drawn }) {
  return Math.floor(random() * names) < drawn ? 1 : 0;
}
`;

/** What its file exports. */
export const hatModule: ProofModule = await import(
  `data:text/javascript,${encodeURIComponent(hatProof)}`
);

/** A part of the question's file, and what stands there instead. */
export type Change = readonly [part: string, change: string];

/** All variants have the same answer. */
export const withChoices: Change = [
  fractionAnswer,
  'answer: { kind: choice, choices: [Yes, No], value: 1, mistakes: [{ value: 2, message: It is. }] }\n',
];

/** No number is in the statement of its two parts, each with this question. */
export const withParts = (question: string): Change[] => [
  [
    fractionAnswer,
    `answer:
  kind: parts
  parts: [{ kind: number, value: "#{names - drawn}" }, { kind: fraction, value: "#{result|fraction}" }]
`,
  ],
  [statement, `Names in a hat.\n\n# Part\n\n${question}\n\n# Part\n\n${question}`],
  ['You are', '#{names - drawn} stay. You are'],
];

/** A question that can be asked with other numbers. */
export function hatText(...changes: Change[]): string {
  return changes.reduce((text, [part, change]) => {
    if (!text.includes(part)) throw new Error(`${part} is not in the question`);
    return text.replace(part, () => change);
  }, hatQuestion);
}

export function hatTemplate(...changes: Change[]): Parametrized {
  const { parameters, ...template } = readTemplate(hatText(...changes));
  if (!parameters) throw new Error('The question has no params');
  return { ...template, parameters };
}
