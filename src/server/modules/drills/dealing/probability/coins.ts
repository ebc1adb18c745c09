import { choose, range } from './counting.ts';
import type { Chance, Templates } from './problem.ts';
import { count } from './wording.ts';

const heads = (number: number) => count(number, 'head');

/** How many sequences have no such run: each ends in tails after fewer heads, or is all heads. */
function countWithoutRun(tosses: number, run: number): number {
  if (tosses < run) return 2 ** tosses;
  return range(1, run).reduce((total, k) => total + countWithoutRun(tosses - k, run), 0);
}

export const coins: Templates<Chance> = {
  exactlyHeads: {
    level: 1,
    draw(random) {
      const tosses = random.int(3, 8);
      const hits = random.int(1, tosses - 1);
      return {
        setting: `You toss ${tosses} coins.`,
        about: `${tosses} coins`,
        that: `you get exactly ${heads(hits)}`,
        answer: `C(${tosses}, ${hits})/2^${tosses}`,
        mistakes: {
          countsEquallyLikely: `1/${tosses + 1}`,
          oneCoinMore: `C(${tosses + 1}, ${hits})/2^${tosses + 1}`,
          oneHeadLess: `C(${tosses}, ${hits - 1})/2^${tosses}`,
          share: `${hits}/${tosses}`,
        },
      };
    },
  },

  atLeastHeads: {
    level: 1,
    draw(random) {
      const tosses = random.int(3, 7);
      const least = random.int(2, tosses - 1);
      const ways = range(least, tosses).map((hits) => choose(tosses, hits));
      return {
        setting: `You toss ${tosses} coins.`,
        about: `${tosses} coins`,
        that: `you get at least ${heads(least)}`,
        answer: `(${ways.join(' + ')})/2^${tosses}`,
        mistakes: {
          exactly: `${ways[0]}/2^${tosses}`,
          moreThan: `(${ways.slice(1).join(' + ')})/2^${tosses}`,
          complement: `1 − (${ways.join(' + ')})/2^${tosses}`,
          countsEquallyLikely: `${ways.length}/${tosses + 1}`,
        },
      };
    },
  },

  biasedCoin: {
    level: 2,
    draw(random) {
      const [tenths, tosses] = [random.pick([2, 3, 4, 6, 7, 8]), random.int(3, 5)];
      const hits = random.int(1, tosses - 1);
      const [win, loss] = [`(${tenths}/10)`, `(${10 - tenths}/10)`];
      const ways = `C(${tosses}, ${hits})`;
      return {
        setting: `You make ${tosses} tosses of a coin that shows heads with probability 0.${tenths}.`,
        about: `${tosses} tosses`,
        detail: ` of a coin that shows heads with probability 0.${tenths}`,
        that: `you get exactly ${heads(hits)}`,
        answer: `${ways} × ${win}^${hits} × ${loss}^${tosses - hits}`,
        mistakes: {
          inOneOrder: `${win}^${hits} × ${loss}^${tosses - hits}`,
          tailsInstead: `${ways} × ${loss}^${hits} × ${win}^${tosses - hits}`,
          fairCoin: `${ways}/2^${tosses}`,
          tailsForgotten: `${ways} × ${win}^${hits}`,
        },
      };
    },
  },

  sameHeads: {
    level: 2,
    draw(random) {
      const tosses = random.int(2, 7);
      return {
        setting: `You and a friend toss ${tosses} coins each.`,
        about: 'two people',
        detail: ` with ${tosses} coins each`,
        that: 'both get the same number of heads',
        because: "With your friend's coins turned over, half of all coins show heads",
        answer: `C(${2 * tosses}, ${tosses})/2^${2 * tosses}`,
        mistakes: {
          countsEquallyLikely: `1/${tosses + 1}`,
          half: '1/2',
          mostLikely: `C(${tosses}, ${Math.floor(tosses / 2)})/2^${tosses}`,
          complement: `1 − C(${2 * tosses}, ${tosses})/2^${2 * tosses}`,
        },
      };
    },
  },

  oddOneOut: {
    level: 2,
    draw(random) {
      const people = random.int(3, 8);
      return {
        setting: `${people} people toss a coin each.`,
        about: `${people} people`,
        detail: ' with a coin each',
        that: 'exactly one of them differs from all the others',
        because: 'Anyone can be the odd one, with heads or tails',
        answer: `2 × ${people}/2^${people}`,
        mistakes: {
          headsOnly: `${people}/2^${people}`,
          onePerson: `2/2^${people}`,
          share: `1/${people}`,
        },
      };
    },
  },

  runOfHeads: {
    level: 3,
    draw(random) {
      const run = random.int(2, 3);
      const tosses = random.int(run + 1, 8);
      const without = countWithoutRun(tosses, run);
      return {
        setting: `You toss a coin ${tosses} times.`,
        about: `${tosses} tosses`,
        detail: ' of a coin',
        that: `there are at least ${run} heads in a row`,
        because: `${without} of ${2 ** tosses} sequences have no such run`,
        answer: `1 − ${without}/${2 ** tosses}`,
        mistakes: {
          complement: `${without}/${2 ** tosses}`,
          startsAdded: `${tosses - run + 1}/2^${run}`,
          startsIndependent: `1 − (1 − 1/2^${run})^${tosses - run + 1}`,
          blocks: `1 − (1 − 1/2^${run})^${Math.floor(tosses / run)}`,
        },
      };
    },
  },

  moreHeads: {
    level: 3,
    draw(random) {
      const [own, other] = [random.int(2, 6), random.int(2, 6)];
      const count = (isSuch: (mine: number, theirs: number) => boolean) =>
        range(0, own).reduce(
          (total, mine) =>
            total +
            range(0, other)
              .filter((theirs) => isSuch(mine, theirs))
              .reduce((ways, theirs) => ways + choose(own, mine) * choose(other, theirs), 0),
          0,
        );
      const wins = count((mine, theirs) => mine > theirs);
      const outcomes = 2 ** (own + other);
      return {
        setting: `You toss ${own} coins, and a friend tosses ${other}.`,
        about: `your ${own} coins`,
        detail: ` against ${other}`,
        that: 'you get more heads',
        because: `You win ${wins} of ${outcomes} outcomes`,
        answer: `${wins}/${outcomes}`,
        mistakes: {
          tiesWon: `${count((mine, theirs) => mine >= theirs)}/${outcomes}`,
          byCoins: `${own}/${own + other}`,
          lost: `${count((mine, theirs) => mine < theirs)}/${outcomes}`,
          half: '1/2',
        },
      };
    },
  },

  series: {
    level: 3,
    draw(random) {
      const [tenths, games] = [random.pick([3, 4, 6, 7]), random.pick([3, 5, 7])];
      const wins = (games + 1) / 2;
      const [win, loss] = [`(${tenths}/10)`, `(${10 - tenths}/10)`];
      const losses = range(1, wins - 1).map(
        (lost) => `C(${wins - 1 + lost}, ${lost}) × ${loss}^${lost}`,
      );
      return {
        setting: `In a best-of-${games} series, a team wins each game with probability 0.${tenths}.`,
        about: `a best-of-${games} series`,
        detail: ` for a team that wins each game with probability 0.${tenths}`,
        that: 'it wins the series',
        because: `Win ${wins} games, the last one included`,
        answer: `${win}^${wins} × (${['1', ...losses].join(' + ')})`,
        mistakes: {
          oneGame: `${tenths}/10`,
          straightWins: `${win}^${wins}`,
          exactlySoMany: `C(${games}, ${wins}) × ${win}^${wins} × ${loss}^${wins - 1}`,
          complement: `1 − ${win}^${wins} × (${['1', ...losses].join(' + ')})`,
        },
      };
    },
  },
};
