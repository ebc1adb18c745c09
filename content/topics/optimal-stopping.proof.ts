/** The best of all plans that keep a roll from a fixed face on, tried one by one. */
export function exact(): number {
  const faces = [1, 2, 3, 4, 5, 6];
  let best = 0;
  for (const first of faces) {
    for (const second of faces) {
      let total = 0;
      for (const a of faces) {
        for (const b of faces) {
          for (const c of faces) total += a >= first ? a : b >= second ? b : c;
        }
      }
      best = Math.max(best, total / 216);
    }
  }
  return best;
}
