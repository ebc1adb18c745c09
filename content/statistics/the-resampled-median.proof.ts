interface Numbers {
  center: number;
  near: number;
  far: number;
}

function latenciesOf({ center, near, far }: Numbers): number[] {
  return [center - far, center - near, center, center + near, center + far];
}

/** Goes through all 3125 resamples. */
export function exact(numbers: Numbers): number {
  const latencies = latenciesOf(numbers);
  let sum = 0;
  let squares = 0;
  for (let code = 0; code < 3125; code += 1) {
    const draw = [1, 5, 25, 125, 625].map((place) => latencies[Math.floor(code / place) % 5] ?? 0);
    const median = draw.sort((a, b) => a - b)[2] ?? 0;
    sum += median / 3125;
    squares += median ** 2 / 3125;
  }
  return squares - sum ** 2;
}

export function mistakes(numbers: Numbers): number[] {
  const squares = latenciesOf(numbers).map((latency) => (latency - numbers.center) ** 2);
  const variance = squares.reduce((sum, square) => sum + square, 0) / 5;
  return [variance / 5, ((Math.PI / 2) * variance) / 5];
}

/** Half the squared difference of two resampled medians. */
export function simulate(random: () => number, numbers: Numbers): number {
  const latencies = latenciesOf(numbers);
  return (medianOf(latencies, random) - medianOf(latencies, random)) ** 2 / 2;
}

const counts = new Uint8Array(5);

function medianOf(latencies: number[], random: () => number): number {
  counts.fill(0);
  for (let draw = 0; draw < 5; draw += 1) {
    const place = Math.floor(random() * 5);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  let passed = 0;
  for (let place = 0; place < 5; place += 1) {
    passed += counts[place] ?? 0;
    if (passed >= 3) return latencies[place] ?? 0;
  }
  return Number.NaN;
}
