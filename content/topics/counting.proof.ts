/** All orders of five badges, one by one. */
export function exact(): number {
  let [all, none] = [0, 0];
  const visit = (order: number[]): void => {
    if (order.length === 5) {
      all += 1;
      if (order.every((badge, person) => badge !== person)) none += 1;
      return;
    }
    for (let badge = 0; badge < 5; badge += 1) {
      if (!order.includes(badge)) visit([...order, badge]);
    }
  };
  visit([]);
  return none / all;
}
