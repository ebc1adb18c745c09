/** The item that a key moves to from the focused one, wrapping around at the ends. */
export function keyTarget<Item extends Element>(
  key: string,
  items: readonly Item[],
  [back, forth]: readonly [back: string, forth: string],
): Item | undefined {
  const focused = items.findIndex((item) => item.matches(':focus'));
  if (key === back) return items.at(focused - 1);
  if (key === forth) return items[(focused + 1) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
