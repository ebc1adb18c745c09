const window = 10;

/**
 * By recursion on the place of the highest price of a window: what came before it is gone from the
 * queue, and what came after it forms the queue of a shorter window.
 */
function waiting(size: number): number {
  let sum = 0;
  for (let after = 0; after < size; after += 1) sum += 1 + waiting(after);
  return size === 0 ? 0 : sum / size;
}

export function exact(): number {
  return waiting(window);
}

export function mistakes(): number[] {
  const chances = Array.from({ length: window + 1 }, (_, older) => 1 / (older + 1));
  const sum = (from: number, to: number) =>
    chances.slice(from, to).reduce((total, chance) => total + chance, 0);
  return [sum(1, window), sum(0, window + 1)];
}

const times = new Int32Array(32);
const prices = new Float64Array(32);

/** Runs the program for 25 prices and returns the length of its queue. */
export function simulate(random: () => number): number {
  let front = 0;
  let back = 0;
  for (let time = 0; time < 25; time += 1) {
    const price = random();
    while (back > front && (prices[back - 1] ?? 0) <= price) back -= 1;
    times[back] = time;
    prices[back] = price;
    back += 1;
    if ((times[front] ?? 0) <= time - window) front += 1;
  }
  return back - front;
}

/** A window of a million prices: adds up the chances that each is a record, seen from the newest. */
export function followUps(): number[] {
  let entries = 0;
  for (let newest = 1_000_000; newest > 0; newest -= 1) entries += 1 / newest;
  return [entries];
}
