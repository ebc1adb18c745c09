/** Value iteration for the distance from the start: stop for it (surely at 40), or pay and go on. */
function worthByDistance(): number[] {
  let value = Array.from({ length: 41 }, (_, distance) => distance);
  for (let round = 0; round < 1000; round += 1) {
    value = value.map((now, distance) => {
      if (distance === 40) return now;
      const below = value[Math.abs(distance - 1)] ?? 0;
      const above = value[distance + 1] ?? 0;
      return Math.max(distance, (below + above) / 2 - 0.08);
    });
  }
  return value;
}

export function exact(): number {
  return worthByDistance()[0] ?? 0;
}

export function mistakes(): number[] {
  const top = 1 / (2 * 0.08);
  return [top - 0.08 * top ** 2];
}

const goesOn = worthByDistance().map((value, distance) => value > distance + 1e-9);

export function simulate(random: () => number): number {
  let position = 0;
  let fees = 0;
  while (goesOn[Math.abs(position)]) {
    position += random() < 0.5 ? 1 : -1;
    fees += 0.08;
  }
  return Math.abs(position) - fees;
}
