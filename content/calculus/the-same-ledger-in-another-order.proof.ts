/** Books the ledger for doubled numbers of rounds and removes the errors in powers of 1/rounds (Richardson). */
export function exact(): number {
  let row: number[] = [];
  let balance = 0;
  let booked = 0;
  for (let level = 0; level < 9; level += 1) {
    const rounds = 8 * 2 ** level;
    for (; booked < rounds; booked += 1) {
      const firstCredit = 6 * booked + 1;
      balance += 1 / firstCredit + 1 / (firstCredit + 2) + 1 / (firstCredit + 4);
      balance -= 1 / (2 * booked + 2);
    }
    const next = [balance];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (2 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

export function mistakes(): number[] {
  const lateness = Math.log(3);
  return [Math.LN2, Math.LN2 + lateness];
}
