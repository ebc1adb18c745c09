/**
 * The numbers to ask next, by index: the first that the learner has not met, or else those met
 * longest ago. Null if there are none.
 */
export function chooseNumbers(
  offered: readonly number[],
  /** The latest last; may name any. */
  met: readonly number[],
): { index: number; isNew: boolean } | null {
  const fresh = offered.find((index) => !met.includes(index));
  if (fresh !== undefined) return { index: fresh, isNew: true };
  const oldest = met.find((index) => offered.includes(index));
  return oldest === undefined ? null : { index: oldest, isNew: false };
}
