interface Numbers {
  credits: number;
}

/** Books the ledger for doubled numbers of rounds and removes the errors in powers of 1/rounds (Richardson). */
export function exact({ credits }: Numbers): number {
  let row: number[] = [];
  let balance = 0;
  let booked = 0;
  for (let level = 0; level < 9; level += 1) {
    const rounds = 8 * 2 ** level;
    for (; booked < rounds; booked += 1) {
      for (let credit = credits * booked; credit < credits * (booked + 1); credit += 1) {
        balance += 1 / (2 * credit + 1);
      }
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

export function mistakes({ credits }: Numbers): number[] {
  const lateness = Math.log(credits);
  return [Math.LN2, Math.LN2 + lateness];
}
