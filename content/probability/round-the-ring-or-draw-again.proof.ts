import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  servers: number;
  down: number;
}

/** Tries every first server that answers, with each possible second one. */
function failures({ servers, down }: Numbers): [next: number, anew: number] {
  const isDown = (place: number) => place % servers < down;
  let [answered, nextFails, anewFails] = [0, 0, 0];
  for (let first = 0; first < servers; first += 1) {
    if (isDown(first)) continue;
    answered += 1;
    if (isDown(first + 1)) nextFails += 1;
    for (let second = 0; second < servers; second += 1) if (isDown(second)) anewFails += 1;
  }
  return [nextFails / answered, anewFails / answered / servers];
}

export function exact({ servers, down }: Numbers): number {
  const [next, anew] = failures({ servers, down });
  const are = (claimedNext: number, claimedAnew: number) =>
    Math.abs(next - claimedNext) < 1e-12 && Math.abs(anew - claimedAnew) < 1e-12;
  const share = down / servers;
  return theTrueOne([
    are(down / (servers - 1), share),
    are(share, share),
    are(1 / (servers - down), share),
    are(1 / servers, share),
  ]);
}
