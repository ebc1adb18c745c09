/** Rounding in a proof's own arithmetic. */
const rounding = 1e-9;

/** False for NaN. */
export function isNear(computed: number, stated: number): boolean {
  return Math.abs(computed - stated) <= rounding * Math.abs(stated);
}
