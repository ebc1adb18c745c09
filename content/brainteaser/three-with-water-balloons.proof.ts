import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  ann: number;
  ben: number;
}

type Position = readonly [dry: number, turn: number];

const everyone = 7;
const isDry = (dry: number, player: number) => (dry & (1 << player)) !== 0;

/** The chances of all three to win when everybody plays best, by repeated improvement. */
function solve(skills: number[]) {
  const chances = new Map<string, number[]>();
  const known = ([dry, turn]: Position) => chances.get(`${dry},${turn}`) ?? [0, 0, 0];
  const nextTurn = (dry: number, turn: number) =>
    [1, 2, 3].map((step) => (turn + step) % 3).find((player) => isDry(dry, player)) ?? turn;

  /** After a throw at a player, or into the air. */
  function after([dry, turn]: Position, target: number | undefined): number[] {
    const missed = known([dry, nextTurn(dry, turn)]);
    if (target === undefined) return missed;
    const left = dry & ~(1 << target);
    const hit =
      left === 1 << turn
        ? [0, 1, 2].map((p) => (p === turn ? 1 : 0))
        : known([left, nextTurn(left, turn)]);
    const skill = skills[turn] ?? 0;
    return hit.map((chance, player) => skill * chance + (1 - skill) * (missed[player] ?? 0));
  }

  for (let sweep = 0; sweep < 200; sweep += 1) {
    for (const dry of [3, 5, 6, everyone]) {
      for (const turn of [0, 1, 2]) {
        if (!isDry(dry, turn)) continue;
        const targets = [0, 1, 2].filter((player) => player !== turn && isDry(dry, player));
        const results = targets.map((target) => after([dry, turn], target));
        if (dry === everyone) results.push(after([dry, turn], undefined));
        const best = results.reduce((a, b) => ((b[turn] ?? 0) > (a[turn] ?? 0) + 1e-15 ? b : a));
        chances.set(`${dry},${turn}`, best);
      }
    }
  }
  return (target: number | undefined) => after([everyone, 0], target)[0] ?? 0;
}

export function exact({ ann, ben }: Numbers): number {
  const aimAt = solve([ann, ben, 1]);
  const [atBen, atCora, air] = [aimAt(1), aimAt(2), aimAt(undefined)];
  const isBest = (one: number, others: number[]) => others.every((other) => one > other + 1e-9);
  return theTrueOne([
    isBest(atBen, [atCora, air]),
    isBest(atCora, [atBen, air]),
    isBest(air, [atBen, atCora]),
    Math.abs(atCora - air) < 1e-9 && atCora > atBen,
  ]);
}
