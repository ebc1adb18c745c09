/** The larger of the two factors, for all steps in thousandths. */
export function exact(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let thousandths = 0; thousandths <= 1000; thousandths += 1) {
    const step = thousandths / 1000;
    least = Math.min(least, Math.max(Math.abs(1 - step), Math.abs(1 - 4 * step)));
  }
  return least;
}
