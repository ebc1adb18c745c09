import { type Fraction, fraction, toDecimal } from '#shared/domain/fraction.ts';
import type { OrderBook } from '#shared/drills/item.ts';
import type { Random } from '../random.ts';

/** Prices in cents. */
export interface Quote {
  price: number;
  size: number;
}

/** The best price first. */
export interface Book {
  tick: number;
  /** All sizes are multiples of it. */
  lot: number;
  bids: Quote[];
  asks: Quote[];
}

export function drawBook(random: Random): Book {
  const tick = random.pick([1, 5]);
  const lot = random.pick([1, 10, 100]);
  const levels = random.int(4, 5);
  const bid = tick * random.int(1000 / tick, 9900 / tick);
  const ask = bid + tick * random.int(1, 5);

  function drawSide(best: number, step: number): Quote[] {
    const quotes = [{ price: best, size: lot * random.int(1, 9) }];
    for (let price = best; quotes.length < levels; ) {
      price += step * random.pick([1, 1, 1, 2]);
      quotes.push({ price, size: lot * random.int(1, 9) });
    }
    return quotes;
  }

  return { tick, lot, bids: drawSide(bid, -tick), asks: drawSide(ask, tick) };
}

export const showPrice = (cents: number): string => (cents / 100).toFixed(2);

export function toBoard({ bids, asks }: Book): OrderBook {
  const show = ({ price, size }: Quote) => ({ price: showPrice(price), size });
  return { bids: bids.map(show), asks: asks.map(show) };
}

/** The fills of an order, price by price. */
export function sweep(side: readonly Quote[], size: number): Quote[] {
  let left = size;
  return side.flatMap((quote) => {
    const taken = Math.min(left, quote.size);
    left -= taken;
    return taken > 0 ? [{ price: quote.price, size: taken }] : [];
  });
}

export const worth = (fills: readonly Quote[]): number =>
  fills.reduce((total, { price, size }) => total + price * size, 0);

/** Null if it has more than three decimal places. */
export function showMoney(cents: Fraction): string | null {
  const shown = toDecimal(fraction(cents.numerator, 100n * cents.denominator));
  return shown !== null && /^-?\d+(\.\d{1,3})?$/.test(shown) ? shown : null;
}
