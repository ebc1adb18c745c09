import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  center: number;
  width: number;
  price: number;
}

/** Compares the two results at each final price of a grid of half dollars. */
export function exact({ center, width, price }: Numbers): number {
  const call = (share: number, strike: number) => Math.max(share - strike, 0);
  const put = (share: number, strike: number) => Math.max(strike - share, 0);
  const prices = Array.from({ length: 4 * center + 1 }, (_, i) => i / 2);
  const isBoWorse = (share: number) => {
    const ann = 2 * price - call(share, center) - put(share, center);
    const bo = 2 * (price - call(share, center + width) - put(share, center - width));
    return bo < ann;
  };
  const isBeyond = (distance: number) =>
    prices.every((share) => isBoWorse(share) === Math.abs(share - center) > distance);
  return theTrueOne([
    !prices.some(isBoWorse),
    isBeyond(2 * width),
    isBeyond(width + price),
    isBeyond(width),
  ]);
}
