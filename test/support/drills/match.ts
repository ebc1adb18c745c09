import type { BookSide, OrderBook } from '#shared/drills/item.ts';

/** In tenths of a cent, so that mid prices are whole. */
const tenths = (price: string | undefined) => Math.round(Number(price) * 1000);

/** The price of each unit of a side, the best first. */
const unitsOf = (side: BookSide): number[] =>
  side.flatMap(({ price, size }) => Array<number>(size).fill(tenths(price)));

const total = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0);

/** As people type it: 12.05, 0.1, -3. */
const show = (amount: number) => String(amount / 1000);

function trade(question: string): { position: number; cash: number } {
  let [position, cash] = [0, 0];
  for (const [, verb, size, price] of question.matchAll(/(buy|sell) (\d+) at ([\d.]+\d)/g)) {
    for (let unit = 0; unit < Number(size); unit += 1) {
      position += verb === 'buy' ? 1 : -1;
      cash += verb === 'buy' ? -tenths(price) : tenths(price);
    }
  }
  return { position, cash };
}

/** Answers a question by trading one unit at a time. */
export function match(question: string, { bids, asks }: OrderBook): string {
  const [bid = 0] = unitsOf(bids);
  const [ask = 0] = unitsOf(asks);
  const mid = (bid + ask) / 2;
  const [, verb, size] = /(buy|sell) (\d+)/.exec(question) ?? [];
  const taken = unitsOf(verb === 'buy' ? asks : bids).slice(0, Number(size ?? 0));

  if (question.includes('spread')) return show(ask - bid);
  if (question.includes('what is the mid price')) return show(mid);
  if (question.includes('micro-price')) {
    const crossed = [
      ...Array<number>(asks[0]?.size ?? 0).fill(bid),
      ...Array<number>(bids[0]?.size ?? 0).fill(ask),
    ];
    return show(total(crossed) / crossed.length);
  }
  if (question.includes('position')) return String(trade(question).position);
  if (question.includes('profit')) {
    const { position, cash } = trade(question);
    return show(cash + position * mid);
  }
  if (taken.length < Number(size)) return 'The book is too thin.';
  if (question.includes('limit')) {
    const limit = tenths(/limit ([\d.]+\d)/.exec(question)?.[1]);
    const isWithin = (price: number) => (verb === 'buy' ? price <= limit : price >= limit);
    return String(taken.filter(isWithin).length);
  }
  if (question.includes('the last one')) return show(taken.at(-1) ?? 0);
  if (question.includes('average')) return show(total(taken) / taken.length);
  if (question.includes('in total')) return show(total(taken));
  return 'An unknown question.';
}
