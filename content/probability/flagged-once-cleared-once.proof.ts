interface Numbers {
  tickets: number;
  hit1: number;
  alarm1: number;
  hit2: number;
  alarm2: number;
}

/** Sorts a book of tickets in proportion, into wrong and correct ones, twice. */
export function exact({ tickets, hit1, alarm1, hit2, alarm2 }: Numbers): number {
  const bad = 1;
  const good = tickets - bad;
  const badFlagged = bad * hit1;
  const goodFlagged = good * alarm1;
  const badThenCleared = badFlagged - badFlagged * hit2;
  const goodThenCleared = goodFlagged - goodFlagged * alarm2;
  return badThenCleared / (badThenCleared + goodThenCleared);
}

export function mistakes({ tickets, hit1, alarm1, hit2, alarm2 }: Numbers): number[] {
  const evidence = (hit1 / alarm1) * ((1 - hit2) / (1 - alarm2));
  return [evidence / (tickets - 1), evidence / (1 + evidence)];
}

/** Draws tickets until one is flagged by the first check and cleared by the second. */
export function simulate(
  random: () => number,
  { tickets, hit1, alarm1, hit2, alarm2 }: Numbers,
): number {
  for (;;) {
    const bad = random() < 1 / tickets;
    const isFlagged = random() < (bad ? hit1 : alarm1);
    if (isFlagged && random() >= (bad ? hit2 : alarm2)) return bad ? 1 : 0;
  }
}

/** Both programs flag the ticket: sorts a book of tickets in proportion. */
export function followUps({ tickets, hit1, alarm1, hit2, alarm2 }: Numbers): number[] {
  const badFlaggedTwice = hit1 * hit2;
  const goodFlaggedTwice = (tickets - 1) * alarm1 * alarm2;
  return [badFlaggedTwice / (badFlaggedTwice + goodFlaggedTwice)];
}
