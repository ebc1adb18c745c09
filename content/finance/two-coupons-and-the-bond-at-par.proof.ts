/** Solves for the portfolio of both bonds that costs and repays 100, and reads off its coupon. */
export function exact(): number {
  const aspen = { coupon: 4, price: 92 };
  const birch = { coupon: 8, price: 124 };
  const determinant = birch.price - aspen.price;
  const ofAspen = (birch.price - 100) / determinant;
  const ofBirch = (100 - aspen.price) / determinant;
  return ofAspen * aspen.coupon + ofBirch * birch.coupon;
}

export function mistakes(): number[] {
  return [(4 + 8) / 2];
}
