import { endsIn, follow } from './chain.ts';
import type { Enumeration } from './enumerate.ts';

const patternsIn = (text: string) => text.match(/[HT]{2,}/g) ?? [];

/** Tosses until the last ones are one of these patterns. */
const toss = (...patterns: string[]) => {
  const longest = Math.max(...patterns.map(({ length }) => length));
  return (last: string) =>
    patterns.some((pattern) => last.endsWith(pattern))
      ? []
      : ['H', 'T'].map((side) => [1 / 2, (last + side).slice(-longest)] as const);
};

const bet = (chance: number, goal: number) => (money: number) =>
  money === 0 || money === goal
    ? []
    : ([
        [chance, money + 1],
        [1 - chance, money - 1],
      ] as const);

const waysOfTwo = (total = 0) => 6 - Math.abs(7 - total);

/** Rolls until a hit. */
const tryUntil = (hit: number) => (isHit: boolean) =>
  isHit
    ? []
    : ([
        [hit, true],
        [1 - hit, false],
      ] as const);

export const waitingChances: Record<string, Enumeration> = {
  longerThan: ([, rolls = 0]) => follow(false, tryUntil(1 / 6), rolls).running,
  onExactly: ([sides = 1, , rolls = 0]) =>
    follow(false, tryUntil(1 / sides), rolls - 1).running -
    follow(false, tryUntil(1 / sides), rolls).running,
  sumRace: ([, first, second]) =>
    endsIn(
      'none',
      (state) =>
        state === 'none'
          ? [
              [waysOfTwo(first) / 36, 'first'],
              [waysOfTwo(second) / 36, 'second'],
              [1 - (waysOfTwo(first) + waysOfTwo(second)) / 36, 'none'],
            ]
          : [],
      'first',
    ),
  // White balls are kept in the model: the state is how many are left, or the color that came.
  redBeforeBlue: ([red = 0, blue = 0, white = 0]) =>
    endsIn<number | string>(
      white,
      (left) => {
        if (typeof left === 'string') return [];
        const all = red + blue + left;
        const steps = [
          [red / all, 'red'],
          [blue / all, 'blue'],
        ] as const;
        return left === 0 ? steps : [...steps, [left / all, left - 1]];
      },
      'red',
    ),
  ruin: ([start = 0, , goal = 0]) => endsIn(start, bet(1 / 2, goal), goal),
  unfairRuin: ([start = 0, , chance = 0, goal = 0]) => endsIn(start, bet(chance, goal), goal),
  turns: ([players = 0, high = 0]) =>
    endsIn<string>(
      '0',
      (state) =>
        state.endsWith('wins')
          ? []
          : [
              [1 - high / 6, `${state} wins`],
              [high / 6, String((Number(state) + 1) % players)],
            ],
      '0 wins',
    ),
  patternRace: (_, text) => {
    const [first = '', second = ''] = patternsIn(text);
    return endsIn('', toss(first, second), first);
  },
  onlyOne: ([sides = 1, otherSides = 1]) =>
    endsIn<string>(
      'none',
      (state) => {
        const [hit, otherHit] = [1 / sides, 1 / otherSides];
        return state === 'none'
          ? [
              [hit * (1 - otherHit), 'you'],
              [hit * otherHit, 'both'],
              [(1 - hit) * otherHit, 'friend'],
              [(1 - hit) * (1 - otherHit), 'none'],
            ]
          : [];
      },
      'you',
    ),
};

export const waitingMeans: Record<string, Enumeration> = {
  rollsUntilSum: ([, total]) => follow(false, tryUntil(waysOfTwo(total) / 36)).meanSteps,
  collect: ([sides = 1, wanted = 0]) =>
    follow(0, (seen) =>
      seen === wanted
        ? []
        : [
            [seen / sides, seen],
            [1 - seen / sides, seen + 1],
          ],
    ).meanSteps,
  firstJoker: ([cards = 0, jokers = 0]) =>
    follow<number | string>(cards, (left) =>
      typeof left === 'string'
        ? []
        : [
            [jokers / left, 'joker'],
            [1 - jokers / left, left - 1],
          ],
    ).meanSteps,
  pattern: (_, text) => follow('', toss(patternsIn(text)[0] ?? '')).meanSteps,
};
