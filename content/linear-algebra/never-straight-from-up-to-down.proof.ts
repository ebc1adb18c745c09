/** Looks at every one of the 59,049 messages. */
export function exact(): number {
  let passing = 0;
  for (let message = 0; message < 3 ** 10; message += 1) {
    let rest = message;
    let before = 0;
    let passes = true;
    for (let tick = 0; tick < 10; tick += 1) {
      const move = (rest % 3) - 1;
      rest = Math.floor(rest / 3);
      if (move * before === -1) passes = false;
      before = move;
    }
    if (passes) passing += 1;
  }
  return passing;
}

export function mistakes(): number[] {
  let [anyButUp, up] = [2, 1];
  for (let tick = 1; tick < 10; tick += 1) {
    // Only a down may not follow an up.
    [anyButUp, up] = [2 * anyButUp + up, anyButUp + up];
  }
  return [anyButUp + up, 3 * 2 ** 9];
}
