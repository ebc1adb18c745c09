import { countPairs, range, waysToSum } from './counting.ts';
import type { Chance, Templates } from './problem.ts';

const sizes = [4, 6, 8, 10, 12, 20];

export const diceSums: Templates<Chance> = {
  sumOfTwo: {
    level: 1,
    draw(random) {
      const total = random.int(3, 11);
      const ways = waysToSum(total);
      return {
        setting: 'You roll 2 dice.',
        about: '2 dice',
        that: `they sum to ${total}`,
        because: `${ways} of 36 outcomes`,
        answer: `${ways}/36`,
        mistakes: {
          sumsEquallyLikely: '1/11',
          pairsWithoutOrder: `${Math.ceil(ways / 2)}/21`,
          oneTooMany: `${ways + 1}/36`,
          oneTooFew: `${ways - 1}/36`,
        },
      };
    },
  },

  sumAtLeast: {
    level: 1,
    draw(random) {
      const least = random.int(4, 11);
      const above = countPairs(6, 6, (one, other) => one + other > least);
      const ways = above + waysToSum(least);
      return {
        setting: 'You roll 2 dice.',
        about: '2 dice',
        that: `they sum to at least ${least}`,
        because: `${ways} of 36 outcomes`,
        answer: `${ways}/36`,
        mistakes: {
          moreThan: `${above}/36`,
          complement: `${36 - ways}/36`,
          sumsEquallyLikely: `${13 - least}/11`,
        },
      };
    },
  },

  difference: {
    level: 1,
    draw(random) {
      const sides = random.pick([6, 8, 10]);
      const gap = random.int(1, 4);
      const ways = 2 * (sides - gap);
      return {
        setting: `You roll 2 dice with ${sides} sides each.`,
        about: '2 dice',
        detail: ` with ${sides} sides each`,
        that: `their numbers differ by exactly ${gap}`,
        because: `${ways} of ${sides ** 2} outcomes`,
        answer: `${ways}/${sides ** 2}`,
        mistakes: {
          oneOrder: `${ways / 2}/${sides ** 2}`,
          oneMore: `${ways + 2}/${sides ** 2}`,
          differencesEquallyLikely: `1/${sides}`,
        },
      };
    },
  },

  higher: {
    level: 2,
    draw(random) {
      const [sides, otherSides] = [random.pick(sizes), random.pick(sizes)];
      const wins = countPairs(sides, otherSides, (one, other) => one > other);
      const ties = Math.min(sides, otherSides);
      const outcomes = sides * otherSides;
      return {
        setting: `You roll a die with ${sides} sides, and a friend rolls one with ${otherSides} sides.`,
        about: `your die with ${sides} sides`,
        detail: ` against one with ${otherSides} sides`,
        that: 'your number is higher',
        because: `You win ${wins} of ${outcomes} outcomes`,
        answer: `${wins}/${outcomes}`,
        mistakes: {
          tiesWon: `${wins + ties}/${outcomes}`,
          tiesShared: `(${wins} + ${ties}/2)/${outcomes}`,
          bySides: `${sides}/${sides + otherSides}`,
          lost: `${outcomes - wins - ties}/${outcomes}`,
        },
      };
    },
  },

  sumOfThree: {
    level: 3,
    draw(random) {
      const total = random.int(5, 16);
      const ways = range(1, 6).reduce((sum, die) => sum + waysToSum(total - die), 0);
      return {
        setting: 'You roll 3 dice.',
        about: '3 dice',
        that: `they sum to ${total}`,
        because: `${ways} of 216 outcomes`,
        answer: `${ways}/216`,
        mistakes: {
          sumsEquallyLikely: '1/16',
          combinationsWithoutOrder: `${Math.ceil(ways / 6)}/56`,
          twoDice: `${Math.max(1, waysToSum(total - 4))}/36`,
        },
      };
    },
  },
};
