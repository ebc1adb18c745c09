import { toDecimal } from '#shared/domain/fraction.ts';
import { range, waysToSum } from './counting.ts';
import { evaluate } from './expression.ts';
import { drawPattern, overlaps } from './patterns.ts';
import type { Mean, Templates } from './problem.ts';
import { count, dice } from './wording.ts';

const sizes = [4, 6, 8, 10, 12, 20];

export const expectations: Templates<Mean> = {
  total: {
    level: 1,
    draw(random) {
      const [rolled, sides] = [random.int(2, 9), random.pick(sizes)];
      return {
        setting: `You roll ${dice(rolled)} with ${sides} sides each.`,
        question: 'What is the expected value of their sum?',
        answer: `${rolled} × ${sides + 1}/2`,
        mistakes: {
          fromZero: `${rolled} × ${sides}/2`,
          oneDieLess: `${rolled - 1} × ${sides + 1}/2`,
          halfOfMost: `(${rolled} × ${sides} + 1)/2`,
        },
      };
    },
  },

  redBalls: {
    level: 1,
    draw(random) {
      const [taken, red, blue] = [random.int(2, 5), random.int(2, 9), random.int(4, 9)];
      return {
        setting: `You draw ${taken} balls at once from an urn with ${red} red and ${blue} blue balls.`,
        question: 'What is the expected number of red ones?',
        because: 'Each ball counts alike',
        answer: `${taken} × ${red}/${red + blue}`,
        mistakes: {
          blueInstead: `${taken} × ${blue}/${red + blue}`,
          odds: `${taken} × ${red}/${Math.max(red, blue)}`,
          even: `${taken}/2`,
        },
      };
    },
  },

  rollsUntilSum: {
    level: 1,
    draw(random) {
      const total = random.int(3, 11);
      const ways = waysToSum(total);
      return {
        setting: `You roll 2 dice until they sum to ${total}.`,
        question: 'How many rolls do you expect to make?',
        because: `${ways} of 36 outcomes`,
        answer: `36/${ways}`,
        mistakes: {
          failuresOnly: `36/${ways} − 1`,
          pairsWithoutOrder: `21/${Math.ceil(ways / 2)}`,
          sumsEquallyLikely: '11',
          halfTheTime: `18/${ways}`,
        },
      };
    },
  },

  highestOfTwo: {
    level: 2,
    draw(random) {
      const sides = random.int(4, 20);
      return {
        setting: `You roll 2 dice with ${sides} sides each.`,
        question: 'What is the expected value of the higher number?',
        because: 'A number k is the higher one in 2k − 1 outcomes',
        answer: `${sides + 1} × ${4 * sides - 1}/${6 * sides}`,
        mistakes: {
          lower: `${sides + 1} × ${2 * sides + 1}/${6 * sides}`,
          oneDie: `${sides + 1}/2`,
          threeQuarters: `3 × ${sides + 1}/4`,
        },
      };
    },
  },

  squareOfHeads: {
    level: 2,
    draw(random) {
      const tosses = random.int(2, 12);
      return {
        setting: `You toss ${tosses} coins and get the square of the number of heads in dollars.`,
        question: 'What is the expected payoff?',
        because: 'The square of the mean plus the variance',
        answer: `(${tosses}/2)^2 + ${tosses}/4`,
        mistakes: {
          varianceForgotten: `(${tosses}/2)^2`,
          deviationAdded: `(${tosses}/2)^2 + ${tosses}/2`,
          halfOfMost: `${tosses}^2/2`,
        },
      };
    },
  },

  runs: {
    level: 2,
    draw(random) {
      const tosses = random.int(4, 15);
      return {
        setting: `You toss a coin ${tosses} times and count the runs, the maximal stretches of equal results.`,
        question: 'What is the expected number of runs?',
        because: 'The first toss starts one, and every other one does half the time',
        answer: `1 + ${tosses - 1}/2`,
        mistakes: {
          firstForgotten: `${tosses - 1}/2`,
          everyToss: `${tosses}/2`,
          quarter: `1 + ${tosses - 1}/4`,
        },
      };
    },
  },

  differentFaces: {
    level: 3,
    draw(random) {
      const [rolled, sides] = [random.int(2, 10), random.pick([6, 8, 10])];
      const miss = `(${sides - 1}/${sides})`;
      return {
        setting: `You roll ${dice(rolled)} with ${sides} sides each.`,
        question: 'What is the expected number of different numbers that you see?',
        because: 'Each number is seen unless all dice miss it',
        answer: `${sides} × (1 − ${miss}^${rolled})`,
        mistakes: {
          oneDieMore: `${sides} × (1 − ${miss}^${rolled + 1})`,
          oneDieLess: `${sides} × (1 − ${miss}^${rolled - 1})`,
          unseen: `${sides} × ${miss}^${rolled}`,
          allDice: `${Math.min(rolled, sides)}`,
        },
      };
    },
  },

  collect: {
    level: 3,
    draw(random) {
      const [wanted, sides] = [random.int(2, 6), random.pick([6, 8, 10])];
      const waits = range(1, wanted - 1).map((seen) => `${sides}/${sides - seen}`);
      return {
        setting: `You roll a die with ${sides} sides until you have seen ${wanted} different numbers.`,
        question: 'How many rolls do you expect to make?',
        because: 'Wait for one new number after another',
        answer: ['1', ...waits].join(' + '),
        mistakes: {
          noRepeats: `${wanted}`,
          firstForgotten: waits.join(' + '),
          oneMore: `${['1', ...waits].join(' + ')} + ${sides}/${sides - wanted || 1}`,
          givenNumbers: `${sides}`,
        },
      };
    },
  },

  reroll: {
    level: 3,
    draw(random) {
      const [sides, rerolls] = [random.pick(sizes), random.int(1, 2)];
      const means = [`${sides + 1}/2`];
      for (const last of range(0, rerolls - 1)) {
        const value = evaluate(means[last] ?? '');
        const low = Number(value.numerator / value.denominator);
        const kept = range(low + 1, sides).reduce((sum, face) => sum + face, 0);
        means.push(`(${low} × ${value.numerator}/${value.denominator} + ${kept})/${sides}`);
      }
      const before = evaluate(means[rerolls - 1] ?? '');
      return {
        setting: `You roll a die with ${sides} sides, may roll again at most ${rerolls === 1 ? 'once' : 'twice'}, and are paid what the last roll shows in dollars.`,
        question: 'What is the expected payoff of the best play?',
        because: `Keep what beats ${toDecimal(before) ?? `${before.numerator}/${before.denominator}`}, the value of rolling again`,
        answer: means[rerolls] ?? '',
        mistakes: {
          oneRoll: means[0] ?? '',
          oneLess: means[rerolls - 1] ?? '',
          highestOfTwo: `${sides + 1} × ${4 * sides - 1}/${6 * sides}`,
          threeQuarters: `3 × ${sides}/4`,
        },
      };
    },
  },

  firstJoker: {
    level: 3,
    draw(random) {
      const [cards, jokers] = [random.pick([24, 32, 36, 40, 48, 52]), random.int(1, 5)];
      return {
        setting: `You turn over the cards of a shuffled deck of ${cards}, ${count(jokers, 'joker')} among them, until a joker comes.`,
        question: 'How many cards do you expect to turn over?',
        because: `The ${jokers === 1 ? 'joker splits' : 'jokers split'} the others into ${jokers + 1} parts of equal mean`,
        answer: `1 + ${cards - jokers}/${jokers + 1}`,
        mistakes: {
          withReplacement: `${cards}/${jokers}`,
          jokerForgotten: `${cards - jokers}/${jokers + 1}`,
          othersOnly: `${cards - jokers}/${jokers}`,
          half: `${cards}/2`,
        },
      };
    },
  },

  pattern: {
    level: 3,
    draw(random) {
      const length = random.int(2, 4);
      const pattern = drawPattern(random, length);
      return {
        setting: `You toss a coin until the last ${length} tosses are ${pattern}.`,
        question: 'How many tosses do you expect to make?',
        because: 'A power of 2 for each overlap with itself, the whole included',
        answer: overlaps(pattern, pattern)
          .map((overlap) => `2^${overlap}`)
          .join(' + '),
        mistakes: {
          overlapsForgotten: `2^${length}`,
          allOverlaps: `2^${length + 1} − 2`,
          inBlocks: `${length} × 2^${length}`,
          half: `2^${length - 1}`,
        },
      };
    },
  },
};
