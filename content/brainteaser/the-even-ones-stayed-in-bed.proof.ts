interface Numbers {
  lockers: number;
}

/** Opens the lockers that are left open when these students have walked past. */
function countOpen(lockers: number, comes: (student: number) => boolean): number {
  const isOpen = new Uint8Array(lockers + 1);
  for (let student = 1; student <= lockers; student += 1) {
    if (!comes(student)) continue;
    for (let locker = student; locker <= lockers; locker += student) {
      isOpen[locker] = 1 - (isOpen[locker] ?? 0);
    }
  }
  return isOpen.reduce((sum, open) => sum + open, 0);
}

export function exact({ lockers }: Numbers): number {
  return countOpen(lockers, (student) => student % 2 === 1);
}

/** With everybody; and the odd squares. */
export function mistakes({ lockers }: Numbers): number[] {
  let oddSquares = 0;
  for (let root = 1; root * root <= lockers; root += 2) oddSquares += 1;
  return [countOpen(lockers, () => true), oddSquares];
}
