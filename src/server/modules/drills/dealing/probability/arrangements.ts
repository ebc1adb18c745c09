import { choose, range } from './counting.ts';
import type { Chance, Templates } from './problem.ts';
import { count } from './wording.ts';

const factorial = (number: number) => range(1, number).reduce((product, k) => product * k, 1);

/** The number of orders that leave nothing in its place. */
const derangements = (number: number): number =>
  number === 0 ? 1 : number * derangements(number - 1) + (number % 2 === 0 ? 1 : -1);

export const arrangements: Templates<Chance> = {
  neighbors: {
    level: 1,
    draw(random) {
      const [people, isRound] = [random.int(4, 12), random.chance(0.5)];
      const place = isRound ? 'around a table' : 'in a row';
      return {
        setting: `${people} people, you and a friend among them, sit down ${place} at random.`,
        about: `${people} people`,
        detail: `, you and a friend among them, at random ${place}`,
        that: 'you sit next to your friend',
        answer: isRound ? `2/${people - 1}` : `2/${people}`,
        mistakes: {
          otherSeating: isRound ? `2/${people}` : `2/${people - 1}`,
          oneSide: `1/${people - 1}`,
          oneOrder: `1/${people}`,
          pairs: `1/C(${people}, 2)`,
        },
      };
    },
  },

  highestTicket: {
    level: 2,
    draw(random) {
      const [taken, tickets] = [random.int(2, 3), random.int(6, 12)];
      const top = random.int(taken + 1, tickets);
      return {
        setting: `You draw ${taken} of ${tickets} tickets that are numbered from 1 up.`,
        about: `${taken} of ${tickets} tickets`,
        detail: ', numbered from 1 up',
        that: `the highest number is ${top}`,
        because: `The ${taken === 2 ? 'other is' : 'others are'} below ${top}`,
        answer: `C(${top - 1}, ${taken - 1})/C(${tickets}, ${taken})`,
        mistakes: {
          atMost: `C(${top}, ${taken})/C(${tickets}, ${taken})`,
          amongThem: `${taken}/${tickets}`,
          withReplacement: `(${top}^${taken} − ${top - 1}^${taken})/${tickets}^${taken}`,
          oneTicket: `1/${tickets}`,
        },
      };
    },
  },

  sameNumber: {
    level: 2,
    draw(random) {
      const [people, numbers] = [random.int(3, 6), random.int(8, 30)];
      const free = range(numbers - people + 1, numbers - 1).toReversed();
      const allDiffer = free.map((left) => `${left}/${numbers}`).join(' × ');
      return {
        setting: `${people} people each think of one of ${numbers} numbers at random.`,
        about: `${people} people`,
        detail: ` and ${numbers} numbers to think of`,
        that: 'at least two think of the same one',
        because: 'Otherwise all differ',
        answer: `1 − ${allDiffer}`,
        mistakes: {
          complement: allDiffer,
          share: `${people}/${numbers}`,
          firstPersonOnly: `1 − (${numbers - 1}/${numbers})^${people - 1}`,
          pairsAdded: `C(${people}, 2)/${numbers}`,
        },
      };
    },
  },

  hats: {
    level: 3,
    draw(random) {
      const [guests, hits] = [random.int(4, 7), random.int(0, 2)];
      const others = derangements(guests - hits);
      const that = ['nobody gets their own', 'exactly 1 gets their own', 'exactly 2 get their own'];
      return {
        setting: `${guests} guests get their ${guests} hats back in random order.`,
        about: `${guests} guests`,
        detail: ` and ${guests} hats in random order`,
        that: `${that[hits]} hat`,
        because: `The other ${guests - hits} can all be wrong in ${count(others, 'way')}`,
        answer: `C(${guests}, ${hits}) × ${others}/${factorial(guests)}`,
        mistakes: {
          independent: `C(${guests}, ${hits}) × (1/${guests})^${hits} × (${guests - 1}/${guests})^${guests - hits}`,
          complement: `1 − C(${guests}, ${hits}) × ${others}/${factorial(guests)}`,
          share: `${hits + 1}/${guests}`,
        },
      };
    },
  },

  noEmptyBox: {
    level: 3,
    draw(random) {
      const boxes = random.int(3, 4);
      const balls = random.int(boxes, 8);
      const term = (empty: number) =>
        `${choose(boxes, empty)} × ${boxes - empty}^${balls}/${boxes}^${balls}`;
      const twoEmpty = boxes === 3 ? term(2) : `${term(2)} − ${term(3)}`;
      return {
        setting: `You throw ${balls} balls at random into ${boxes} boxes.`,
        about: `${balls} balls`,
        detail: ` thrown into ${boxes} boxes`,
        that: 'no box stays empty',
        because: 'Leave out what misses a box',
        answer: `1 − ${term(1)} + ${twoEmpty}`,
        mistakes: {
          complement: `${term(1)} − ${boxes === 3 ? term(2) : `${term(2)} + ${term(3)}`}`,
          independent: `(1 − (${boxes - 1}/${boxes})^${balls})^${boxes}`,
          ballsAlike: `C(${balls - 1}, ${boxes - 1})/C(${balls + boxes - 1}, ${boxes - 1})`,
        },
      };
    },
  },
};
