interface Numbers {
  cents: number;
}

/** Value iteration for the distance from the start: stop for it (surely at 40), or pay and go on. */
function worthByDistance({ cents }: Numbers): number[] {
  let value = Array.from({ length: 41 }, (_, distance) => distance);
  for (let round = 0; round < 1500; round += 1) {
    value = value.map((now, distance) => {
      if (distance === 40) return now;
      const below = value[Math.abs(distance - 1)] ?? 0;
      const above = value[distance + 1] ?? 0;
      return Math.max(distance, (below + above) / 2 - cents / 100);
    });
  }
  return value;
}

export function exact(numbers: Numbers): number {
  return worthByDistance(numbers)[0] ?? 0;
}

export function mistakes({ cents }: Numbers): number[] {
  const fee = cents / 100;
  const top = 1 / (2 * fee);
  return [top - fee * top ** 2];
}

const plans = new Map<number, boolean[]>();

/** At which distances it pays to go on. */
function planFor(numbers: Numbers): boolean[] {
  const known = plans.get(numbers.cents);
  if (known) return known;
  const plan = worthByDistance(numbers).map((value, distance) => value > distance + 1e-9);
  plans.set(numbers.cents, plan);
  return plan;
}

export function simulate(random: () => number, numbers: Numbers): number {
  const goesOn = planFor(numbers);
  let position = 0;
  let fees = 0;
  while (goesOn[Math.abs(position)]) {
    position += random() < 0.5 ? 1 : -1;
    fees += numbers.cents / 100;
  }
  return Math.abs(position) - fees;
}
