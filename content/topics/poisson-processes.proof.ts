/** Balances the flows between neighboring numbers of orders, up to a number that is hardly ever reached. */
export function exact(): number {
  let [total, weighted, share] = [0, 0, 1];
  for (let orders = 0; orders < 200; orders += 1) {
    total += share;
    weighted += orders * share;
    share *= 4 / 6;
  }
  return weighted / total;
}
