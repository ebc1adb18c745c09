interface Numbers {
  calm: number;
  case: number;
}

const steps: [number, number][] = [
  [3, 5],
  [8, 7],
  [6, 10],
  [5, 16],
  [9, 15],
  [16, 14],
];

function variancesOf(numbers: Numbers): [number, number, number] {
  const [up, further] = steps[numbers.case - 1] ?? [Number.NaN, Number.NaN];
  return [numbers.calm, numbers.calm + up, numbers.calm + up + further];
}

/** Turns once around the circle of all neutral books of size one, then ever more finely at the worst. */
export function exact(numbers: Numbers): number {
  const [a, b, c] = variancesOf(numbers);
  const variance = (angle: number) => {
    const across = Math.cos(angle) / Math.sqrt(2);
    const along = Math.sin(angle) / Math.sqrt(6);
    const [w1, w2, w3] = [across + along, -across + along, -2 * along];
    return a * w1 ** 2 + b * w2 ** 2 + c * w3 ** 2;
  };
  let center = 0;
  for (let width = Math.PI; width > 1e-9; width /= 10) {
    let best = center;
    for (let i = -50; i <= 50; i += 1) {
      const angle = center + (i / 50) * width;
      if (variance(angle) > variance(best)) best = angle;
    }
    center = best;
  }
  return variance(center);
}

export function mistakes(numbers: Numbers): number[] {
  const [a, b, c] = variancesOf(numbers);
  const variance = (w: [number, number, number]) =>
    (a * w[0] ** 2 + b * w[1] ** 2 + c * w[2] ** 2) / (w[0] ** 2 + w[1] ** 2 + w[2] ** 2);
  return [variance([0, -1, 1]), variance([-1, -1, 2])];
}
