interface Numbers {
  orders: number;
}

/** No more than this: a last size is the orders' sum with signs, and no larger than the largest of them. */
export function exact({ orders }: Numbers): number {
  let sums = new Set([0]);
  for (let size = 1; size <= orders; size += 1) {
    sums = new Set([...sums].flatMap((sum) => [sum + size, Math.abs(sum - size)]));
  }
  return [...sums].filter((sum) => sum <= orders).length;
}

/** No fewer than this: nets a run of neighboring sizes with the next order above or below it, and so on. */
export function check({ orders }: Numbers): number {
  let runs = Array.from({ length: orders }, (_, below) => new Set([below + 1]));
  for (let length = 2; length <= orders; length += 1) {
    runs = Array.from({ length: orders + 1 - length }, (_, below) => {
      const withoutLast = [...(runs[below] ?? [])].map((size) => Math.abs(below + length - size));
      const withoutFirst = [...(runs[below + 1] ?? [])].map((size) => Math.abs(below + 1 - size));
      return new Set([...withoutLast, ...withoutFirst]);
    });
  }
  return runs[0]?.size ?? 0;
}

export function mistakes({ orders }: Numbers): number[] {
  let sum = 0;
  for (let size = 1; size <= orders; size += 1) sum += size;
  const oddUpToSum = (sum + 1) / 2;
  const zeroToLargest = orders + 1;
  return [oddUpToSum, zeroToLargest];
}

/** Two orders more. */
export function followUps({ orders }: Numbers): number[] {
  return [check({ orders: orders + 2 })];
}
