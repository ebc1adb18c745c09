interface Numbers {
  /** How far from the target the rate may go. */
  edge: number;
  /** By how much its slope may change per hour. */
  brake: number;
}

/**
 * Paths that brake, coast or speed up in each step of h hours. Slopes are then multiples of brake · h,
 * and heights above the target of brake · h²/2, so a state is a pair of whole numbers.
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
function isPossible(edge: number): boolean {
  const hasFuture = endless(edge, stepForward);
  const hasPast = endless(edge, stepBack);
  for (let height = -edge; height <= edge; height += 1) {
    if (hasFuture(height, tested) && hasPast(height, tested)) return true;
  }
  return false;
}

/** The narrowest band, in steps of height, in which the slope is possible. */
const narrowest = findNarrowest();

function findNarrowest(): number {
  let edge = 1;
  while (!isPossible(edge)) edge += 1;
  return edge;
}

/** Makes the steps as long as the narrowest band allows. */
export function exact({ edge, brake }: Numbers): number {
  const hours = Math.sqrt((2 * edge) / brake / narrowest);
  return tested * brake * hours;
}

/** Braked at full force from the lower edge to the upper one. */
export function mistakes({ edge, brake }: Numbers): number[] {
  const width = 2 * edge;
  return [Math.sqrt(2 * brake * width)];
}
