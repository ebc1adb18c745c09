/** All 24 orders, one by one. */
export function exact(): number {
  let [orders, assignments] = [0, 0];
  const visit = (order: number[]): void => {
    if (order.length === 4) {
      orders += 1;
      let largest = 0;
      for (const item of order) {
        if (item > largest) {
          largest = item;
          assignments += 1;
        }
      }
      return;
    }
    for (const item of [1, 2, 3, 4]) if (!order.includes(item)) visit([...order, item]);
  };
  visit([]);
  return assignments / orders;
}
