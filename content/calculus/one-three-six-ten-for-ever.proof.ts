/** Adds up two thousand discounted payments; the rest is below 1e-70. */
export function exact(): number {
  let value = 0;
  let payment = 0;
  let discount = 1;
  for (let year = 1; year <= 2000; year += 1) {
    payment += year;
    discount /= 1.1;
    value += payment * discount;
  }
  return value;
}
