import { type Fraction, fraction } from '#shared/domain/fraction.ts';
import type { Random } from '../random.ts';
import { type Book, type Quote, showMoney, showPrice, sweep, worth } from './book.ts';

interface Question {
  /** Follows the name of what is traded. */
  text: string;
  /** In cents, unless it is a count. */
  answer: Fraction;
  isCount?: true;
  /** How it is computed. */
  from: string;
}

export type AskAbout = (book: Book, random: Random, progress: number) => Question;

/** 3 × 20.05 + 5 × 20.10 */
const showFills = (fills: readonly Quote[]) =>
  fills.map(({ price, size }) => `${size} × ${showPrice(price)}`).join(' + ');

/** 3 at 20.05 + 5 at 20.10 */
const showSizes = (fills: readonly Quote[]) =>
  fills.map(({ price, size }) => `${size} at ${showPrice(price)}`).join(' + ');

/** A market order that takes two prices at first, and up to four later. */
function drawSweep({ bids, asks, lot }: Book, random: Random, progress: number) {
  const isBuy = random.chance(0.5);
  const side = isBuy ? asks : bids;
  const depth = random.int(2, 2 + Math.round(2 * progress));
  const whole = side.slice(0, depth - 1).reduce((total, quote) => total + quote.size, 0);
  const size = whole + lot * random.int(1, (side[depth - 1]?.size ?? lot) / lot);
  return { verb: isBuy ? 'buy' : 'sell', isBuy, side, size, fills: sweep(side, size) };
}

const best = ({ bids, asks }: Book) => ({
  bid: bids[0] ?? { price: 0, size: 0 },
  ask: asks[0] ?? { price: 0, size: 0 },
});

const spread: AskAbout = (book) => {
  const { bid, ask } = best(book);
  return {
    text: 'what is the spread',
    answer: fraction(ask.price - bid.price),
    from: `${showPrice(ask.price)} − ${showPrice(bid.price)}`,
  };
};

const mid: AskAbout = (book) => {
  const { bid, ask } = best(book);
  return {
    text: 'what is the mid price',
    answer: fraction(bid.price + ask.price, 2),
    from: `(${showPrice(bid.price)} + ${showPrice(ask.price)})/2`,
  };
};

const lastPrice: AskAbout = (book, random, progress) => {
  const { verb, size, fills } = drawSweep(book, random, progress);
  return {
    text: `you ${verb} ${size} with a market order. At what price is the last one filled`,
    answer: fraction(fills.at(-1)?.price ?? 0),
    from: `${showSizes(fills)}; last price`,
  };
};

const filled: AskAbout = (book, random, progress) => {
  const { verb, isBuy, side, size, fills } = drawSweep(book, random, progress);
  const limit = random.pick(side.slice(0, 3)).price;
  const within = fills.filter(({ price }) => (isBuy ? price <= limit : price >= limit));
  return {
    text: `you send an order to ${verb} ${size}, limit ${showPrice(limit)}. How many are filled at once`,
    answer: fraction(within.reduce((total, fill) => total + fill.size, 0)),
    isCount: true,
    from: showSizes(within),
  };
};

const cost: AskAbout = (book, random, progress) => {
  const { verb, isBuy, size, fills } = drawSweep(book, random, progress);
  return {
    text: `you ${verb} ${size} with a market order. What do you ${isBuy ? 'pay' : 'receive'} in total`,
    answer: fraction(worth(fills)),
    from: showFills(fills),
  };
};

const average: AskAbout = (book, random, progress) => {
  const { verb, size, fills } = drawSweep(book, random, progress);
  return {
    text: `you ${verb} ${size} with a market order. What is your average price`,
    answer: fraction(worth(fills), size),
    from: `(${showFills(fills)})/${size}`,
  };
};

const microPrice: AskAbout = (book) => {
  const { bid, ask } = best(book);
  const crossed = [
    { price: bid.price, size: ask.size },
    { price: ask.price, size: bid.size },
  ];
  const size = bid.size + ask.size;
  return {
    text: 'what is the micro-price, the mean of the best bid and ask in which each is weighted by the size on the other side',
    answer: fraction(worth(crossed), size),
    from: `(${showFills(crossed)})/${size}`,
  };
};

/** Trades from a flat position: buys have positive sizes. */
function drawTrades(book: Book, random: Random, progress: number) {
  const { bid } = best(book);
  const trades = Array.from({ length: random.int(2, 3 + Math.round(progress)) }, () => ({
    price: bid.price + book.tick * random.int(-4, 6),
    size: book.lot * random.int(1, 9) * (random.chance(0.5) ? 1 : -1),
  }));
  const listed = trades.map(
    ({ price, size }) => `${size > 0 ? 'buy' : 'sell'} ${Math.abs(size)} at ${showPrice(price)}`,
  );
  return {
    trades,
    text: `you start flat, ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`,
    position: trades.reduce((total, { size }) => total + size, 0),
  };
}

/** Signs before terms: −5 + 8. */
const signed = (terms: readonly { size: number; text: string }[]) =>
  terms
    .map(({ size, text }, index) => `${size < 0 ? '−' : '+'}${index > 0 ? ' ' : ''}${text}`)
    .join(' ')
    .replace(/^\+/, '');

const position: AskAbout = (book, random, progress) => {
  const { trades, text, position } = drawTrades(book, random, progress);
  return {
    text: `${text}. What is your position, negative if you are short`,
    answer: fraction(position),
    isCount: true,
    from: signed(trades.map(({ size }) => ({ size, text: `${Math.abs(size)}` }))),
  };
};

const profit: AskAbout = (book, random, progress) => {
  const { trades, text, position } = drawTrades(book, random, progress);
  const { bid, ask } = best(book);
  const middle = fraction(bid.price + ask.price, 2);
  const flows = trades.map(({ price, size }) => ({
    size: -size,
    text: `${Math.abs(size)} × ${showPrice(price)}`,
  }));
  const mark = { size: position, text: `${Math.abs(position)} × ${showMoney(middle)}` };
  return {
    text: `${text}. What is your profit or loss, marked at the mid price`,
    answer: fraction(position * (bid.price + ask.price) - 2 * worth(trades), 2),
    from: signed(position === 0 ? flows : [...flows, mark]),
  };
};

export const quick: readonly AskAbout[] = [spread, mid, lastPrice, filled, position];
export const slow: readonly AskAbout[] = [cost, average, microPrice, profit];
