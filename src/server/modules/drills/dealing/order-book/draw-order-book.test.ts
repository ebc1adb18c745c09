import { describe, expect, it } from 'vitest';
import { isRight } from '#shared/drills/check.ts';
import { dealPrompts } from '#test/support/drills/deal-prompts.ts';
import { readsWell } from '#test/support/drills/english.ts';
import { match } from '#test/support/drills/match.ts';
import { createRandom } from '../random.ts';
import { drawOrderBook } from './draw-order-book.ts';

const items = Array.from({ length: 2000 }, (_, index) => {
  const item = drawOrderBook(createRandom(`item ${index}`), {}, (index % 20) / 19);
  if (!item.board || item.asks.kind !== 'number') throw new Error('No board, or no number.');
  const { asks, board, explanation } = item;
  return { ...item, asks, board, answer: asks.answer, explanation: explanation ?? '' };
});
type Item = (typeof items)[number];

const pricesOf = ({ board: { bids, asks } }: Item) =>
  [...bids.toReversed(), ...asks].map(({ price }) => Number(price));

describe('drawOrderBook', () => {
  it('has boards of four or five levels per side, best price first', () => {
    const isWrong = (item: Item) => {
      const { bids, asks } = item.board;
      const prices = pricesOf(item);
      return (
        ![4, 5].includes(bids.length) ||
        asks.length !== bids.length ||
        prices.some((price, index) => price <= (prices[index - 1] ?? 0)) ||
        [...bids, ...asks].some(({ price, size }) => !/^\d+\.\d\d$/.test(price) || size <= 0)
      );
    };
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('has ticks of one and five cents', () => {
    const isOfFive = (item: Item) =>
      pricesOf(item).every((price) => Math.round(price * 100) % 5 === 0);
    const share = items.filter(isOfFive).length / items.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('has the same answers as trading one by one', () => {
    const isWrong = ({ prompt, board, answer }: Item) => match(prompt, board) !== answer;
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('asks every kind of question', () => {
    const endings = items.map(({ prompt }) => prompt.split(' ').slice(-3).join(' '));
    expect([...new Set(endings)].toSorted()).toEqual([
      'filled at once?',
      'is the spread?',
      'last one filled?',
      'pay in total?',
      'receive in total?',
      'the mid price?',
      'the other side?',
      'you are short?',
      'your average price?',
    ]);
    expect(items.filter(({ prompt }) => prompt.includes('profit')).length).toBeGreaterThan(100);
  });

  it('has answers with at most three decimal places', () => {
    const isWrong = ({ asks, answer }: Item) =>
      !/^-?\d+(\.\d{0,2}[1-9])?$/.test(answer) || !isRight(asks, answer);
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('accepts only the answer', () => {
    const isWrong = ({ asks, answer }: Item) =>
      ['', `${answer}1`, `1${answer}`, 'about'].some((response) => isRight(asks, response));
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('explains how the answer is computed', () => {
    const isWrong = ({ explanation, answer }: Item) =>
      !explanation.endsWith(` = ${answer.replace('-', '−')}.`) ||
      /undefined|NaN|null| {2}|\+ −|− −/.test(explanation);
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('has prompts that read well', () => {
    const isWrong = ({ prompt }: Item) => !readsWell(prompt) || !/^[A-Z]+: [a-z].*\?$/.test(prompt);
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('gets harder', () => {
    const shareAt = (progress: number) => {
      const drawn = Array.from({ length: 300 }, (_, index) =>
        drawOrderBook(createRandom(`${index}`), {}, progress),
      );
      return drawn.filter(({ prompt }) => /total|average|micro|profit/.test(prompt)).length / 300;
    };
    expect(shareAt(0)).toBeLessThan(0.4);
    expect(shareAt(1)).toBeGreaterThan(0.7);
  });

  it('never repeats an item in a run', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const prompts = dealPrompts({ family: 'order-book', settings: {} }, seed);
      expect(new Set(prompts).size).toBe(30);
    }
  });

  it('draws the same item for the same seed', () => {
    const draw = () => drawOrderBook(createRandom('again'), {}, 0.5);
    expect(draw()).toEqual(draw());
  });
});
