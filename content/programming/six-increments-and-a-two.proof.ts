const increments = 3;

/**
 * Runs every schedule of the two threads step by step, reads and writes in turn, and counts those
 * that end with the given value.
 */
export function exact(): number {
  return schedulesEndingIn(2, 0, 0, 0, 0, 0);
}

export function mistakes(): number[] {
  const countsAlone = increments;
  const lastWriteByTheFirst = exact() / 2;
  return [countsAlone > 2 ? 0 : 1, lastWriteByTheFirst];
}

function schedulesEndingIn(
  target: number,
  shared: number,
  firstSteps: number,
  secondSteps: number,
  firstLocal: number,
  secondLocal: number,
): number {
  const last = 2 * increments;
  if (firstSteps === last && secondSteps === last) return shared === target ? 1 : 0;
  let count = 0;
  if (firstSteps < last) {
    count +=
      firstSteps % 2 === 0
        ? schedulesEndingIn(target, shared, firstSteps + 1, secondSteps, shared, secondLocal)
        : schedulesEndingIn(
            target,
            firstLocal + 1,
            firstSteps + 1,
            secondSteps,
            firstLocal,
            secondLocal,
          );
  }
  if (secondSteps < last) {
    count +=
      secondSteps % 2 === 0
        ? schedulesEndingIn(target, shared, firstSteps, secondSteps + 1, firstLocal, shared)
        : schedulesEndingIn(
            target,
            secondLocal + 1,
            firstSteps,
            secondSteps + 1,
            firstLocal,
            secondLocal,
          );
  }
  return count;
}

/** The schedules in which nothing is lost. */
export function followUps(): number[] {
  return [schedulesEndingIn(2 * increments, 0, 0, 0, 0, 0)];
}
