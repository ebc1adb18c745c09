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
      if (!order.includes(rank)) extend([...order, rank]);
    }
  }
  extend([]);
  return wanted / given;
}

export function simulate(random: () => number): number {
  let figures: number[];
  do {
    figures = Array.from({ length: 9 }, random);
  } while (!isRecord(figures, 4));
  return nextRecordIsDayNine(figures) ? 1 : 0;
}

function isRecord(figures: number[], day: number): boolean {
  const upToDay = figures.slice(0, day);
  return Math.max(...upToDay) === upToDay.at(-1);
}

function nextRecordIsDayNine(figures: number[]): boolean {
  return [5, 6, 7, 8, 9].find((day) => isRecord(figures, day)) === 9;
}
