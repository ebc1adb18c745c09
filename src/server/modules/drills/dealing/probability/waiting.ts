import { range, waysToSum } from './counting.ts';
import { drawPattern, leadingNumber } from './patterns.ts';
import type { Chance, Templates } from './problem.ts';

const ordinals = ['', '1st', '2nd', '3rd', '4th'];

export const waiting: Templates<Chance> = {
  longerThan: {
    level: 1,
    draw(random) {
      const [face, rolls] = [random.int(1, 6), random.int(2, 12)];
      return {
        setting: `You roll a die until it shows a ${face}.`,
        about: 'rolling a die',
        detail: ` until it shows a ${face}`,
        that: `this takes more than ${rolls} rolls`,
        because: `The first ${rolls} miss`,
        answer: `(5/6)^${rolls}`,
        mistakes: {
          oneOff: `(5/6)^${rolls - 1}`,
          complement: `1 − (5/6)^${rolls}`,
          oneMore: `(5/6)^${rolls + 1}`,
          thenHit: `(5/6)^${rolls} × 1/6`,
        },
      };
    },
  },

  onExactly: {
    level: 1,
    draw(random) {
      const [sides, rolls] = [random.pick([4, 6, 8]), random.int(2, 6)];
      const miss = `(${sides - 1}/${sides})`;
      return {
        setting: `You roll a die with ${sides} sides again and again.`,
        about: `rolling a die with ${sides} sides`,
        detail: ' again and again',
        that: `the first 1 comes on roll ${rolls}`,
        because: `${rolls - 1} misses and a hit`,
        answer: `${miss}^${rolls - 1} × 1/${sides}`,
        mistakes: {
          oneRoll: `1/${sides}`,
          byThen: `1 − ${miss}^${rolls}`,
          anyOrder: `${rolls} × ${miss}^${rolls - 1} × 1/${sides}`,
          missesOnly: `${miss}^${rolls - 1}`,
        },
      };
    },
  },

  sumRace: {
    level: 2,
    draw(random) {
      const [first = 7, second = 8] = random.shuffle(range(3, 11));
      const [ways, otherWays] = [waysToSum(first), waysToSum(second)];
      return {
        setting: 'You roll 2 dice again and again.',
        about: 'rolling 2 dice',
        detail: ' again and again',
        that: `a sum of ${first} comes before a sum of ${second}`,
        because: `Only these ${ways + otherWays} outcomes matter`,
        answer: `${ways}/(${ways} + ${otherWays})`,
        mistakes: {
          oneRoll: `${ways}/36`,
          even: '1/2',
          complement: `${otherWays}/(${ways} + ${otherWays})`,
          bySums: `${first}/${first + second}`,
        },
      };
    },
  },

  nthHead: {
    level: 2,
    draw(random) {
      const hits = random.int(2, 4);
      const tosses = random.int(hits, 9);
      return {
        setting: 'You toss a coin again and again.',
        about: 'tossing a coin',
        detail: ' again and again',
        that: `the ${ordinals[hits]} head comes on toss ${tosses}`,
        because: `${hits - 1} of the first ${tosses - 1}, and the last`,
        answer: `C(${tosses - 1}, ${hits - 1})/2^${tosses}`,
        mistakes: {
          lastAny: `C(${tosses}, ${hits})/2^${tosses}`,
          lastForgotten: `C(${tosses - 1}, ${hits - 1})/2^${tosses - 1}`,
          firstsOnly: `C(${tosses - 1}, ${hits})/2^${tosses - 1}`,
        },
      };
    },
  },

  ruin: {
    level: 2,
    draw(random) {
      const goal = random.int(4, 15);
      const start = random.int(1, goal - 1);
      return {
        setting: `You have $${start} and bet $1 on a fair coin again and again, until you have $${goal} or nothing.`,
        about: `a bankroll of $${start}`,
        detail: `, bet by $1 on a fair coin until it is $${goal} or nothing`,
        that: `you reach $${goal}`,
        because: 'A fair game keeps its expected value',
        answer: `${start}/${goal}`,
        mistakes: {
          even: '1/2',
          complement: `1 − ${start}/${goal}`,
          odds: `${start}/${start + goal}`,
          straight: `(1/2)^${goal - start}`,
        },
      };
    },
  },

  turns: {
    level: 3,
    draw(random) {
      const [players, high] = [random.int(2, 4), random.int(1, 5)];
      const [win, miss] = [`(${6 - high}/6)`, `(${high}/6)`];
      return {
        setting: `${players} players roll a die in turns, and the first to roll more than ${high} wins.`,
        about: `${players} players`,
        detail: ` rolling in turns, the first above ${high} wins`,
        that: 'the player who starts wins',
        because: 'On the first roll, or after a round of misses',
        answer: `${win}/(1 − ${miss}^${players})`,
        mistakes: {
          equal: `1/${players}`,
          firstRoll: win,
          someoneElse: `1 − ${win}/(1 − ${miss}^${players})`,
          secondPlayer: `${miss} × ${win}/(1 − ${miss}^${players})`,
        },
      };
    },
  },

  unfairRuin: {
    level: 3,
    draw(random) {
      const [tenths, goal] = [random.pick([4, 6]), random.int(3, 7)];
      const start = random.int(1, goal - 1);
      const ratio = `(${10 - tenths}/${tenths})`;
      return {
        setting: `You have $${start} and bet $1 again and again, each time winning with probability 0.${tenths}, until you have $${goal} or nothing.`,
        about: `a bankroll of $${start}`,
        detail: `, bet by $1 with a chance of 0.${tenths} until it is $${goal} or nothing`,
        that: `you reach $${goal}`,
        because: `With odds of ${10 - tenths} to ${tenths} against each bet`,
        answer: `(1 − ${ratio}^${start})/(1 − ${ratio}^${goal})`,
        mistakes: {
          fairGame: `${start}/${goal}`,
          complement: `1 − (1 − ${ratio}^${start})/(1 − ${ratio}^${goal})`,
          straight: `(${tenths}/10)^${goal - start}`,
          oddsTurned: `(1 − (${tenths}/${10 - tenths})^${start})/(1 − (${tenths}/${10 - tenths})^${goal})`,
        },
      };
    },
  },

  patternRace: {
    level: 3,
    draw(random) {
      const first = drawPattern(random, 3);
      let second = first;
      while (second === first) second = drawPattern(random, 3);
      const wins = leadingNumber(second, second) - leadingNumber(second, first);
      const losses = leadingNumber(first, first) - leadingNumber(first, second);
      return {
        setting: `You toss a coin until the last three tosses are ${first} or ${second}.`,
        about: `${first} against ${second}`,
        detail: ' in tosses of a coin',
        that: `${first} comes first`,
        because: `By their overlaps, the odds are ${wins} to ${losses}`,
        answer: `${wins}/(${wins} + ${losses})`,
        mistakes: {
          even: '1/2',
          complement: `${losses}/(${wins} + ${losses})`,
          oneTry: '1/8',
          byOverlap: `${leadingNumber(first, first)}/${leadingNumber(first, first) + leadingNumber(second, second)}`,
        },
      };
    },
  },

  onlyOne: {
    level: 3,
    draw(random) {
      const sizes = [4, 6, 8, 10, 12, 20];
      const [sides, otherSides] = [random.pick(sizes), random.pick(sizes)];
      const tie = `${sides} + ${otherSides} − 1`;
      return {
        setting: `You roll a die with ${sides} sides and a friend one with ${otherSides} sides, both at once, until somebody rolls a 1.`,
        about: `your die with ${sides} sides`,
        detail: ` and one with ${otherSides} sides, rolled together until a 1`,
        that: 'only you roll a 1 then',
        because: `${otherSides - 1} of the ${sides + otherSides - 1} outcomes with a 1`,
        answer: `(${otherSides} − 1)/(${tie})`,
        mistakes: {
          tieShared: `${otherSides}/${sides + otherSides}`,
          tieIncluded: `${otherSides}/(${tie})`,
          friendOnly: `(${sides} − 1)/(${tie})`,
          firstRoll: `1/${sides} × ${otherSides - 1}/${otherSides}`,
        },
      };
    },
  },
};
