/** The area under the steps of the curve as the threshold falls. */
export function exact(): number {
  const orders = [
    { score: 0.9, filled: true },
    { score: 0.6, filled: false },
    { score: 0.4, filled: true },
    { score: 0.3, filled: false },
    { score: 0.2, filled: false },
  ];
  let [recall, area] = [0, 0];
  for (const { filled } of orders) {
    if (filled) recall += 1 / 2;
    else area += recall / 3;
  }
  return area;
}
