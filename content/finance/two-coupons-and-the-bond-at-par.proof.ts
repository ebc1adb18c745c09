import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  lowCoupon: number;
  step: number;
  aspen: number;
  slope: number;
}

/** The two bonds of the table. */
function bonds({ lowCoupon, step, aspen, slope }: Numbers) {
  return {
    aspen: { coupon: lowCoupon, price: aspen },
    birch: { coupon: lowCoupon + step, price: aspen + slope * step },
  };
}

/** Solves for the portfolio of both bonds that costs and repays 100, and reads off its coupon. */
export function exact(numbers: Numbers): number {
  const { aspen, birch } = bonds(numbers);
  const difference = birch.price - aspen.price;
  const ofAspen = (birch.price - 100) / difference;
  const ofBirch = (100 - aspen.price) / difference;
  return ofAspen * aspen.coupon + ofBirch * birch.coupon;
}

export function mistakes(numbers: Numbers): number[] {
  const { aspen, birch } = bonds(numbers);
  return [(aspen.coupon + birch.coupon) / 2];
}

/** The price of the portfolio of both bonds that pays no coupon and repays 100. */
export function followUps(numbers: Numbers): number[] {
  const { aspen, birch } = bonds(numbers);
  const payments = [
    [aspen.coupon, birch.coupon],
    [100, 100],
  ];
  const [ofAspen = 0, ofBirch = 0] = solveLinear(payments, [0, 100]);
  return [ofAspen * aspen.price + ofBirch * birch.price];
}
