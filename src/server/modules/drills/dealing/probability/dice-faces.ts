import { range } from './counting.ts';
import type { Chance, Templates } from './problem.ts';
import { count, dice } from './wording.ts';

export const diceFaces: Templates<Chance> = {
  atLeastOne: {
    level: 1,
    draw(random) {
      const [rolled, face] = [random.int(2, 6), random.int(1, 6)];
      return {
        setting: `You roll ${dice(rolled)}.`,
        about: dice(rolled),
        that: `at least one shows a ${face}`,
        because: 'Otherwise all miss it',
        answer: `1 − (5/6)^${rolled}`,
        mistakes: {
          chancesAdded: `${rolled}/6`,
          complement: `(5/6)^${rolled}`,
          exactlyOne: `${rolled} × 1/6 × (5/6)^${rolled - 1}`,
        },
      };
    },
  },

  allAtLeast: {
    level: 1,
    draw(random) {
      const [rolled, least] = [random.int(2, 4), random.int(2, 5)];
      return {
        setting: `You roll ${dice(rolled)}.`,
        about: dice(rolled),
        that: `each shows at least ${least}`,
        answer: `(${7 - least}/6)^${rolled}`,
        mistakes: {
          moreThan: `(${6 - least}/6)^${rolled}`,
          oneDie: `${7 - least}/6`,
          someDie: `1 − (${least - 1}/6)^${rolled}`,
          complement: `1 − (${7 - least}/6)^${rolled}`,
        },
      };
    },
  },

  exactly: {
    level: 2,
    draw(random) {
      const [rolled, hits, face] = [random.int(3, 6), random.int(1, 2), random.int(1, 6)];
      const misses = rolled - hits;
      return {
        setting: `You roll ${dice(rolled)}.`,
        about: dice(rolled),
        that: `exactly ${count(hits, 'of them shows', 'of them show')} a ${face}`,
        answer: `C(${rolled}, ${hits}) × (1/6)^${hits} × (5/6)^${misses}`,
        mistakes: {
          inOneOrder: `(1/6)^${hits} × (5/6)^${misses}`,
          missesForgotten: `C(${rolled}, ${hits}) × (1/6)^${hits}`,
          oneMiss: `C(${rolled}, ${hits}) × (1/6)^${hits} × 5/6`,
          atLeastOne: `1 − (5/6)^${rolled}`,
        },
      };
    },
  },

  allDifferent: {
    level: 2,
    draw(random) {
      const [sides, rolled] = [random.pick([6, 8, 10, 12]), random.int(3, 5)];
      const free = range(sides - rolled + 1, sides - 1).toReversed();
      return {
        setting: `You roll ${dice(rolled)} with ${sides} sides each.`,
        about: dice(rolled),
        detail: ` with ${sides} sides each`,
        that: 'all of them show different numbers',
        answer: `${free.map((left) => `${left}/${sides}`).join(' × ')}`,
        mistakes: {
          complement: `1 − ${free.map((left) => `${left}/${sides}`).join(' × ')}`,
          oneTooMany: `${[...free, sides - rolled].map((left) => `${left}/${sides}`).join(' × ')}`,
          neighborsOnly: `(${sides - 1}/${sides})^${rolled - 1}`,
        },
      };
    },
  },

  highest: {
    level: 2,
    draw(random) {
      const [rolled, top] = [random.int(2, 4), random.int(2, 6)];
      return {
        setting: `You roll ${dice(rolled)}.`,
        about: dice(rolled),
        that: `the highest number is exactly ${top}`,
        because: `At most ${top}, but not at most ${top - 1}`,
        answer: `(${top}/6)^${rolled} − (${top - 1}/6)^${rolled}`,
        mistakes: {
          atMost: `(${top}/6)^${rolled}`,
          counted: `${rolled} × 1/6 × (${top}/6)^${rolled - 1}`,
          once: `${rolled} × 1/6 × (${top - 1}/6)^${rolled - 1}`,
          oneDie: '1/6',
        },
      };
    },
  },

  product: {
    level: 2,
    draw(random) {
      const [rolled, prime] = [random.int(2, 5), random.pick([2, 3, 5])];
      const misses = 6 - Math.floor(6 / prime);
      return {
        setting: `You roll ${dice(rolled)}.`,
        about: dice(rolled),
        that: `their product is a multiple of ${prime}`,
        because: 'Otherwise no die is one',
        answer: `1 − (${misses}/6)^${rolled}`,
        mistakes: {
          likeASum: `1/${prime}`,
          complement: `(${misses}/6)^${rolled}`,
          everyDie: `(${6 - misses}/6)^${rolled}`,
          chancesAdded: `${rolled} × ${6 - misses}/6`,
        },
      };
    },
  },

  increasing: {
    level: 3,
    draw(random) {
      const [sides, rolls] = [random.pick([6, 8, 10, 12, 20]), random.int(3, 4)];
      return {
        setting: `You make ${rolls} rolls of a die with ${sides} sides.`,
        about: `${rolls} rolls`,
        detail: ` of a die with ${sides} sides`,
        that: 'each number is higher than the one before',
        because: 'Each set of different numbers has one such order',
        answer: `C(${sides}, ${rolls})/${sides}^${rolls}`,
        mistakes: {
          tiesForgotten: rolls === 3 ? '1/6' : '1/24',
          tiesAllowed: `C(${sides + rolls - 1}, ${rolls})/${sides}^${rolls}`,
          pairByPair: `(${sides - 1}/${2 * sides})^${rolls - 1}`,
        },
      };
    },
  },

  twoFaces: {
    level: 3,
    draw(random) {
      const rolled = random.int(3, 7);
      const [face = 1, other = 2] = random.shuffle(range(1, 6));
      return {
        setting: `You roll ${dice(rolled)}.`,
        about: dice(rolled),
        that: `they show at least one ${face} and at least one ${other}`,
        because: 'Leave out what misses either, and add back what misses both',
        answer: `1 − 2 × (5/6)^${rolled} + (4/6)^${rolled}`,
        mistakes: {
          independent: `(1 − (5/6)^${rolled})^2`,
          oneOfThem: `1 − (4/6)^${rolled}`,
          oneFace: `1 − (5/6)^${rolled}`,
        },
      };
    },
  },
};
