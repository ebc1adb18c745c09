import { describe, expect, it } from 'vitest';
import type { Block, DrillFormat } from '#shared/drills/format.ts';
import { dealRun } from './deal.ts';
import { families } from './families.ts';
import type { Draw } from './family.ts';

const points = { right: 1, wrong: 0, skipped: null };

/** Draws one of the numbers below the count of facts. */
const drawNumber: Draw<'facts'> = (random, { facts }, progress) => ({
  prompt: `${random.int(0, facts.length - 1)} = ?`,
  board: null,
  asks: { kind: 'number', answer: '0' },
  explanation: String(progress),
  fact: null,
});

const block = (supply: number, count: number): Block => ({
  family: 'facts',
  settings: {
    facts: Array.from({ length: supply }, () => ({ operator: '+', left: '1', right: '1' })),
  },
  count,
  points,
});

function dealNumbers(blocks: Block[], seed = 'seed') {
  let draws = 0;
  const format: DrillFormat = { seconds: 60, secondsPerItem: null, order: 'forward', blocks };
  const deal = dealRun(format, seed, {
    ...families,
    facts: (...given) => {
      draws += 1;
      return drawNumber(...given);
    },
  });
  const prompts = () => Array.from({ length: deal.length }, (_, index) => deal.at(index).prompt);
  return { deal, prompts, draws: () => draws };
}

const rounds = (prompts: string[], size: number) =>
  Array.from({ length: Math.ceil(prompts.length / size) }, (_, round) =>
    prompts.slice(round * size, (round + 1) * size),
  );

describe('the items of a run', () => {
  it('are the same for the same seed, whichever is asked for first', () => {
    const inOrder = dealNumbers([block(1_000, 50)]).prompts();
    const { deal } = dealNumbers([block(1_000, 50)]);
    expect([49, 0, 25, 49].map((index) => deal.at(index).prompt)).toEqual(
      [49, 0, 25, 49].map((index) => inOrder[index]),
    );
    expect(dealNumbers([block(1_000, 50)], 'other').prompts()).not.toEqual(inOrder);
  });

  it('number as many as the blocks say', () => {
    const { deal } = dealNumbers([block(100, 3), block(100, 4)]);
    expect(deal.length).toBe(7);
    expect(deal.at(6).prompt).toMatch(/\d = \?/);
    for (const index of [7, -1, 0.5]) expect(() => deal.at(index)).toThrow(RangeError);
  });

  it('are drawn only when asked for', () => {
    const { deal, draws } = dealNumbers([block(10_000, 400)]);
    deal.at(9);
    expect(draws()).toBe(10);
  });

  it('get harder over each block, from 0 to 1', () => {
    const { deal } = dealNumbers([block(100, 3), block(100, 1)]);
    const progress = [0, 1, 2, 3].map((index) => deal.at(index).explanation);
    expect(progress).toEqual(['0', '0.5', '1', '0']);
  });
});

describe('a small supply of items', () => {
  it.each([2, 10, 60])('comes in rounds of %d, each complete and in a different order', (size) => {
    const prompts = dealNumbers([block(size, 4 * size)]).prompts();
    const dealt = rounds(prompts, size);
    for (const round of dealt) expect(new Set(round).size).toBe(size);
    if (size > 2) expect(new Set(dealt.map(String)).size).toBe(4);
  });

  it('never deals the same item twice in a row if there is another', () => {
    const prompts = dealNumbers([block(3, 300)]).prompts();
    expect(prompts.filter((prompt, index) => prompt === prompts[index - 1])).toEqual([]);
    expect(new Set(dealNumbers([block(1, 5)]).prompts())).toEqual(new Set(['0 = ?']));
  });

  it('is used up across blocks before anything repeats', () => {
    const prompts = dealNumbers([block(20, 10), block(20, 10)]).prompts();
    expect(new Set(prompts).size).toBe(20);
  });

  it.each([1, 4, 60, 399])('of %d takes few draws', (size) => {
    const { prompts, draws } = dealNumbers([block(size, 400)]);
    prompts();
    expect(draws()).toBeLessThan(10_000);
  });
});
