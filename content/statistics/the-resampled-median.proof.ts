const latencies = [1, 8, 10, 12, 19];

/** Goes through all 3125 resamples. */
export function exact(): number {
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

export function mistakes(): number[] {
  const variance = latencies.reduce((sum, latency) => sum + (latency - 10) ** 2, 0) / 5;
  return [variance / 5, ((Math.PI / 2) * variance) / 5];
}

/** Half the squared difference of two resampled medians. */
export function simulate(random: () => number): number {
  return (median(random) - median(random)) ** 2 / 2;
}

const counts = new Uint8Array(5);

function median(random: () => number): number {
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
