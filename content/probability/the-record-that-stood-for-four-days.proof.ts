/** Goes through every order of nine figures. */
export function exact(): number {
  let given = 0;
  let wanted = 0;
  function extend(order: number[]): void {
    if (order.length === 9) {
      if (!isRecord(order, 4)) return;
      given += 1;
      if (nextRecordIsDayNine(order)) wanted += 1;
      return;
    }
    for (let rank = 0; rank < 9; rank += 1) {
      if (order.includes(rank)) continue;
      order.push(rank);
      extend(order);
      order.pop();
    }
  }
  extend([]);
  return wanted / given;
}

export function mistakes(): number[] {
  return [(1 / 8) * (1 / 9), 1 / 9];
}

export function simulate(random: () => number): number {
  const figures: number[] = [];
  do {
    figures.length = 0;
    while (figures.length < 4) figures.push(random());
  } while (!isRecord(figures, 4));
  while (figures.length < 9) figures.push(random());
  return nextRecordIsDayNine(figures) ? 1 : 0;
}

function isRecord(figures: number[], day: number): boolean {
  const figure = figures[day - 1] ?? Number.NaN;
  for (let earlier = 1; earlier < day; earlier += 1) {
    if ((figures[earlier - 1] ?? Number.NaN) > figure) return false;
  }
  return true;
}

function nextRecordIsDayNine(figures: number[]): boolean {
  let day = 5;
  while (day < 9 && !isRecord(figures, day)) day += 1;
  return day === 9 && isRecord(figures, 9);
}
