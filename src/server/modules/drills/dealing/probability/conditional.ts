import { countPairs } from './counting.ts';
import type { Chance, Templates } from './problem.ts';
import { count } from './wording.ts';

export const conditional: Templates<Chance> = {
  firstToss: {
    level: 1,
    draw(random) {
      const tosses = random.int(4, 12);
      const hits = random.int(1, tosses - 1);
      return {
        setting: `You tossed a coin ${tosses} times and got ${count(hits, 'head')}.`,
        that: 'the first toss was heads',
        because: 'The heads are as likely to be any of the tosses',
        answer: `${hits}/${tosses}`,
        mistakes: {
          fairCoin: '1/2',
          complement: `${tosses - hits}/${tosses}`,
          odds: `${hits}/${tosses + 1}`,
          firstLeftOut: `${hits - 1}/${tosses - 1}`,
        },
      };
    },
  },

  headsGivenOne: {
    level: 2,
    draw(random) {
      const tosses = random.int(2, 6);
      const hits = random.int(1, tosses);
      return {
        setting: `You tossed ${tosses} coins, and at least one shows heads.`,
        that: `exactly ${count(hits, 'of them does', 'of them do')}`,
        because: `${2 ** tosses - 1} outcomes are left`,
        answer: `C(${tosses}, ${hits})/(2^${tosses} − 1)`,
        mistakes: {
          unconditional: `C(${tosses}, ${hits})/2^${tosses}`,
          givenCoin: `C(${tosses - 1}, ${hits - 1})/2^${tosses - 1}`,
          countsEquallyLikely: `1/${tosses}`,
        },
      };
    },
  },

  whichUrn: {
    level: 2,
    draw(random) {
      const [red, blue] = [random.int(1, 9), random.int(1, 9)];
      const [otherRed, otherBlue] = [random.int(1, 9), random.int(1, 9)];
      const [chance, other] = [`${red}/${red + blue}`, `${otherRed}/${otherRed + otherBlue}`];
      return {
        setting: `One urn has ${red} red and ${count(blue, 'blue ball')}, another has ${otherRed} red and ${count(otherBlue, 'blue ball')}; from one chosen by the toss of a coin you drew a red ball.`,
        that: 'it came from the first urn',
        answer: `(${chance})/(${chance} + ${other})`,
        mistakes: {
          prior: '1/2',
          pooled: `${red}/${red + otherRed}`,
          wrongWayAround: chance,
          complement: `(${other})/(${chance} + ${other})`,
        },
      };
    },
  },

  test: {
    level: 3,
    draw(random) {
      const ill = random.pick([1, 2, 4, 5, 10, 20]);
      const [found, flagged] = [random.pick([80, 90, 95]), random.pick([2, 4, 5, 10])];
      const alarms = `(${ill} × ${found} + ${100 - ill} × ${flagged})`;
      return {
        setting: `${ill}% of people have a disease; a test finds it in ${found}% of them, and wrongly in ${flagged}% of the others.`,
        that: 'somebody who tests positive has the disease',
        because: 'True alarms among all alarms',
        answer: `${ill} × ${found}/${alarms}`,
        mistakes: {
          wrongWayAround: `${found}/100`,
          withoutFalseAlarms: `1 − ${flagged}/100`,
          priorForgotten: `${found}/${found + flagged}`,
          allAlarms: `${alarms}/10000`,
          complement: `1 − ${ill} × ${found}/${alarms}`,
        },
      };
    },
  },

  faceGivenSum: {
    level: 3,
    draw(random) {
      const [least, face] = [random.int(5, 10), random.int(3, 6)];
      const isLeft = (one: number, other: number) => one + other >= least;
      const hasFace = (one: number, other: number) => one === face || other === face;
      const left = countPairs(6, 6, isLeft);
      const ways = countPairs(6, 6, (one, other) => isLeft(one, other) && hasFace(one, other));
      return {
        setting: `You rolled 2 dice, and they sum to at least ${least}.`,
        that: `at least one of them shows a ${face}`,
        because: `${ways} of the ${left} outcomes that are left`,
        answer: `${ways}/${left}`,
        mistakes: {
          unconditional: '11/36',
          joint: `${ways}/36`,
          doubleCountedTwice: `${ways + 1}/${left}`,
          complement: `1 − ${ways}/${left}`,
        },
      };
    },
  },

  twoHeaded: {
    level: 3,
    draw(random) {
      const [fair, odd, tosses] = [random.int(2, 20), random.int(1, 3), random.int(2, 5)];
      return {
        setting: `From a bag with ${fair} fair coins and ${count(odd, 'coin')} with two heads, you tossed a random one ${tosses} times and saw only heads.`,
        that: 'it has two heads',
        because: 'Weight each coin by its chance of only heads',
        answer: `${odd}/(${odd} + ${fair}/2^${tosses})`,
        mistakes: {
          prior: `${odd}/${odd + fair}`,
          complement: `1 − ${odd}/(${odd} + ${fair}/2^${tosses})`,
          coinsForgotten: `1 − 1/2^${tosses}`,
          oneTossLess: `${odd}/(${odd} + ${fair}/2^${tosses - 1})`,
        },
      };
    },
  },

  bothAces: {
    level: 3,
    draw(random) {
      const size = random.int(5, 13);
      const deck = 4 * size;
      return {
        setting: `You drew 2 cards from a deck that has 4 suits of ${size} cards each, and at least one is an ace.`,
        that: 'both are aces',
        because: 'Pairs of aces among the pairs with an ace',
        answer: `C(4, 2)/(C(${deck}, 2) − C(${deck - 4}, 2))`,
        mistakes: {
          givenCard: `3/${deck - 1}`,
          otherCardAny: `4/${deck}`,
          independent: '1/4',
        },
      };
    },
  },

  doors: {
    level: 3,
    draw(random) {
      const doors = random.int(3, 8);
      const opened = random.int(1, doors - 2);
      const left = doors - opened - 1;
      return {
        setting: `A prize is behind one of ${doors} doors; you choose one, a host who knows where it is opens ${count(opened, 'other door')} without it, and you switch to ${left === 1 ? 'the other closed door' : 'another closed door at random'}.`,
        that: 'you win the prize',
        because: `Your door was wrong, and ${count(left, 'other is', 'others are')} left`,
        answer: `${doors - 1}/(${doors} × ${left})`,
        mistakes: {
          stay: `1/${doors}`,
          closedDoorsAlike: `1/${left + 1}`,
          notShared: `${doors - 1}/${doors}`,
        },
      };
    },
  },
};
