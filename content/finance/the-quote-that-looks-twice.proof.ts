interface Numbers {
  gap: number;
  move: number;
  side: number;
  half: number;
}

/** The mean over the three moves of the market. */
function mean(result: (move: number) => number, { move, side }: Numbers): number {
  return side * result(move) + side * result(-move) + (1 - 2 * side) * result(0);
}

/** Anna's answer, with prices in pips above her first offer. */
const accepts = (move: number) => move <= 0;

const benAtOnce = (numbers: Numbers) =>
  mean((move) => numbers.gap - (accepts(move) ? 0 : move), numbers);

const annaFirst = (numbers: Numbers) =>
  mean((move) => (accepts(move) ? numbers.gap + move : 0), numbers);

export function earlier(numbers: Numbers): number[] {
  return [benAtOnce(numbers), annaFirst(numbers)];
}

/** Raises the firm offer until it earns as much as the one with a last look. */
export function exact(numbers: Numbers): number {
  const { half } = numbers;
  const withLook = mean((move) => (accepts(move) ? half - move : 0), numbers);
  let [low, high] = [0, 100];
  for (let halving = 0; halving < 60; halving += 1) {
    const raise = (low + high) / 2;
    if (mean((move) => half + raise - move, numbers) < withLook) low = raise;
    else high = raise;
  }
  return low;
}

/** Anna always sells; no purchase after a rejection; Ben waits; only the loss that is avoided. */
export function mistakes(numbers: Numbers): number[] {
  const ifAccepted = mean((move) => (accepts(move) ? numbers.gap : 0), numbers);
  const avoided = mean((move) => (accepts(move) ? 0 : move), numbers);
  return [numbers.gap, ifAccepted, ifAccepted, avoided];
}
