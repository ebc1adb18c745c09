/** Runs the program in single precision. */
export function exact(): number {
  let volume = Math.fround(0);
  for (let i = 0; i < 6_000_000; i += 1) volume = Math.fround(volume + 3);
  return volume;
}

/** Without rounding, and stuck at the first whole number after which not all are floats. */
export function mistakes(): number[] {
  return [3 * 6_000_000, 2 ** 24];
}

/** Goes on until an addition changes nothing. */
export function followUps(): number[] {
  let volume = 2 ** 24 - 1;
  for (;;) {
    const next = Math.fround(volume + 3);
    if (next === volume) return [volume];
    volume = next;
  }
}
