/** Runs the program in single precision. */
export function exact(): number {
  let volume = Math.fround(0);
  for (let i = 0; i < 6_000_000; i += 1) volume = Math.fround(volume + 3);
  return volume;
}
