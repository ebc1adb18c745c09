import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parseBankFile } from '#server/modules/bank/bank-file.ts';
import { bankFolder, readBank } from '#server/modules/bank/read-bank.ts';
import { seededRandom } from './seeded-random.ts';
import { statedValue } from './stated-value.ts';

/** Computes a question's answer in a way that shares nothing with its solution. */
interface Proof {
  exact(): number;
  /** One trial, whose expectation is the answer. */
  simulate?(random: () => number): number;
}

const trials = 100_000;

const questions = (await readBank(bankFolder)).map(({ path, text }) => ({
  path,
  answer: parseBankFile(text).answer,
}));

/** A question whose answer can be computed must have its proof beside it, or this fails. */
const proven = await Promise.all(
  questions
    .filter(({ answer }) => answer.kind !== 'open')
    .map(async ({ path, answer }) => {
      const file = join(bankFolder, path.replace(/\.md$/, '.proof.ts'));
      const proof: Proof = await import(pathToFileURL(file).href);
      return { path, stated: statedValue(answer), ...proof };
    }),
);

const simulated = proven.flatMap(({ simulate, ...question }) =>
  simulate ? [{ ...question, simulate }] : [],
);

it.each(proven)('$path states what its proof computes', ({ stated, exact }) => {
  const { value, tolerance } = stated;
  expect(Math.abs(exact() - value)).toBeLessThanOrEqual(tolerance * Math.abs(value));
});

it.each(simulated)('$path agrees with its simulation', ({ stated, simulate }) => {
  const random = seededRandom(1);
  let sum = 0;
  let squares = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const outcome = simulate(random);
    sum += outcome;
    squares += outcome * outcome;
  }
  const mean = sum / trials;
  const standardError = Math.sqrt((squares / trials - mean * mean) / trials);
  expect(Math.abs(mean - stated.value)).toBeLessThanOrEqual(5 * standardError);
});
