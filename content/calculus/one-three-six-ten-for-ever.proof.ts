interface Numbers {
  rate: number;
}

/** Adds up eight thousand discounted payments; the rest is below 1e-25. */
export function exact({ rate }: Numbers): number {
  let value = 0;
  let payment = 0;
  let discount = 1;
  for (let year = 1; year <= 8000; year += 1) {
    payment += year;
    discount /= 1 + rate;
    value += payment * discount;
  }
  return value;
}

export function mistakes({ rate }: Numbers): number[] {
  const discount = 1 / (1 + rate);
  const flat = 1 / rate;
  return [1 / (1 - discount) ** 3, flat ** 3];
}
