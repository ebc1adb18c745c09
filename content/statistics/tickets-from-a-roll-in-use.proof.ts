import { choose } from '../tools/choose.ts';
import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  seen: number;
  spread: number;
}

/** The number of tickets for which the observed difference is the expected one, by all places of the sample. */
export function exact({ seen, spread }: Numbers): number {
  for (let tickets = spread + 1; ; tickets += 1) {
    let total = 0;
    for (let difference = seen - 1; difference < tickets; difference += 1) {
      const samples = (tickets - difference) * choose(difference - 1, seen - 2);
      total += difference * samples;
    }
    const expected = total / choose(tickets, seen);
    if (expected > spread - 1e-9) return tickets;
  }
}

/** The estimate, when as many tickets as it says were handed out. */
export function simulate(random: () => number, { seen, spread }: Numbers): number {
  const tickets = (spread * (seen + 1)) / (seen - 1) - 1;
  const found = new Set<number>();
  while (found.size < seen) found.add(drawBelow(random, tickets));
  const difference = Math.max(...found) - Math.min(...found);
  return (difference * (seen + 1)) / (seen - 1) - 1;
}

export function mistakes({ spread }: Numbers): number[] {
  return [spread + 1];
}

/** With the first number known: the expected highest number grows evenly with the number of tickets. */
export function followUps({ seen, spread }: Numbers): number[] {
  const highest = spread + 21;
  const expected = (tickets: number) => {
    let total = 0;
    for (let top = seen; top <= tickets; top += 1) total += top * choose(top - 1, seen - 1);
    return total / choose(tickets, seen);
  };
  const perTicket = expected(highest + 1) - expected(highest);
  return [highest + (highest - expected(highest)) / perTicket];
}
