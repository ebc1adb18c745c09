/**
 * Paths whose acceleration is -4, 0 or 4 in each step of h hours. Slopes are then multiples of 4h,
 * and heights above the target of 2h², so a state is a pair of whole numbers.
 */
const accelerations = [-1, 0, 1];
const stepForward = (height: number, slope: number, change: number) =>
  [height + 2 * slope + change, slope + change] as const;
const stepBack = (height: number, slope: number, change: number) =>
  [height - 2 * slope + change, slope - change] as const;

/** The slope that is tested, as a multiple: more steps, a finer grid, give the same answer. */
const tested = 5;

/** The states from which a path can go on for ever: strikes out dead ends until none is left. */
function endless(edge: number, step: typeof stepForward) {
  const steepest = 2 * tested;
  const width = 2 * steepest + 1;
  const alive = new Uint8Array((2 * edge + 1) * width).fill(1);
  const at = (height: number, slope: number) => (height + edge) * width + slope + steepest;
  const isAlive = (height: number, slope: number) =>
    Math.abs(height) <= edge && Math.abs(slope) <= steepest && alive[at(height, slope)] === 1;
  for (let struck = 1; struck > 0; ) {
    struck = 0;
    for (let height = -edge; height <= edge; height += 1) {
      for (let slope = -steepest; slope <= steepest; slope += 1) {
        if (!isAlive(height, slope)) continue;
        if (accelerations.some((change) => isAlive(...step(height, slope, change)))) continue;
        alive[at(height, slope)] = 0;
        struck += 1;
      }
    }
  }
  return isAlive;
}

/** Whether the slope has an endless future and an endless past at some height. */
function isPossible(slope: number): boolean {
  const hours = slope / 4 / tested;
  const edge = Math.floor(8 / (2 * hours ** 2));
  const hasFuture = endless(edge, stepForward);
  const hasPast = endless(edge, stepBack);
  for (let height = -edge; height <= edge; height += 1) {
    if (hasFuture(height, tested) && hasPast(height, tested)) return true;
  }
  return false;
}

export function exact(): number {
  let [possible, impossible] = [4, 40];
  for (let halving = 0; halving < 40; halving += 1) {
    const slope = (possible + impossible) / 2;
    if (isPossible(slope)) possible = slope;
    else impossible = slope;
  }
  return (possible + impossible) / 2;
}

/** Braked at full force from the lower edge to the upper one. */
export function mistakes(): number[] {
  const width = 16;
  return [Math.sqrt(2 * 4 * width)];
}
