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

export function mistakes(): number[] {
  const discount = 1 / 1.1;
  const flat = 1 / 0.1;
  return [1 / (1 - discount) ** 3, flat ** 3];
}
