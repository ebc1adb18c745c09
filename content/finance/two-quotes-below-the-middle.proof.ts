interface Numbers {
  held: number;
  cost: number;
  size: number;
}

/** Her profit after tonight's charge, measured at fair value, if she sells so many lots at this price. */
function profit(sold: number, price: number, { held, cost }: Numbers): number {
  const position = held - sold;
  return sold * price - cost * position * position;
}

/** The price, relative to fair value, at which this trade changes nothing, found by bisection. */
function indifferentPrice(sold: number, numbers: Numbers): number {
  let [low, high] = [-1000, 1000];
  const gains = (price: number) => profit(sold, price, numbers) > profit(0, 0, numbers);
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (gains(middle) === sold > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

export function earlier(numbers: Numbers): number[] {
  return [-indifferentPrice(1, numbers), -indifferentPrice(-1, numbers)];
}

export function exact(numbers: Numbers): number {
  return indifferentPrice(numbers.size, numbers);
}

/** The charge per lot held; the charge for the final position per lot sold. */
export function mistakes(numbers: Numbers): number[] {
  const { held, size } = numbers;
  return [-profit(0, 0, numbers) / held, -profit(size, 0, numbers) / size];
}
