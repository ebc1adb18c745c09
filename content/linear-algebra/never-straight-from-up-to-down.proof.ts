interface Numbers {
  ticks: number;
}

const moves = [-1, 0, 1];

/** Counts the messages by their last tick, one tick after the other. */
export function exact({ ticks }: Numbers): number {
  let endings = [1, 1, 1];
  for (let tick = 1; tick < ticks; tick += 1) {
    endings = moves.map((move) =>
      endings.reduce((sum, count, i) => ((moves[i] ?? 0) * move === -1 ? sum : sum + count), 0),
    );
  }
  return endings.reduce((sum, count) => sum + count, 0);
}

/** Looks at every single message, as long as there are not too many. */
export function check(numbers: Numbers): number {
  const { ticks } = numbers;
  if (ticks > 10) return exact(numbers);
  let passing = 0;
  for (let message = 0; message < 3 ** ticks; message += 1) {
    let rest = message;
    let before = 0;
    let passes = true;
    for (let tick = 0; tick < ticks; tick += 1) {
      const move = (rest % 3) - 1;
      rest = Math.floor(rest / 3);
      if (move * before === -1) passes = false;
      before = move;
    }
    if (passes) passing += 1;
  }
  return passing;
}

export function mistakes({ ticks }: Numbers): number[] {
  let [anyButUp, up] = [2, 1];
  for (let tick = 1; tick < ticks; tick += 1) {
    // Only a down may not follow an up.
    [anyButUp, up] = [2 * anyButUp + up, anyButUp + up];
  }
  return [anyButUp + up, 3 * 2 ** (ticks - 1)];
}
