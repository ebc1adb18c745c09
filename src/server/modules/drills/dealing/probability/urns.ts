import type { Random } from '../random.ts';
import type { Chance, Templates } from './problem.ts';
import { count } from './wording.ts';

/** 1 red and 4 blue balls. */
const balls = (red: number, blue: number) => `${red} red and ${count(blue, 'blue ball')}`;

function drawUrn(random: Random, least: number) {
  const [red, blue] = [random.int(least, 9), random.int(least, 9)];
  return { red, blue, all: red + blue, of: balls(red, blue) };
}

const are = (number: number) => count(number, 'is', 'are');

export const urns: Templates<Chance> = {
  sameColor: {
    level: 1,
    draw(random) {
      const { red, blue, all, of } = drawUrn(random, 2);
      return {
        setting: `You draw 2 balls at once from an urn with ${of}.`,
        about: '2 balls',
        detail: ` from ${of}`,
        that: 'both have the same color',
        answer: `(C(${red}, 2) + C(${blue}, 2))/C(${all}, 2)`,
        mistakes: {
          withReplacement: `(${red}/${all})^2 + (${blue}/${all})^2`,
          complement: `${red} × ${blue}/C(${all}, 2)`,
          redOnly: `C(${red}, 2)/C(${all}, 2)`,
          half: '1/2',
        },
      };
    },
  },

  someRed: {
    level: 1,
    draw(random) {
      const [taken, red, blue] = [random.int(2, 4), random.int(1, 5), random.int(4, 9)];
      const all = red + blue;
      return {
        setting: `You draw ${taken} balls at once from an urn with ${balls(red, blue)}.`,
        about: `${taken} balls`,
        detail: ` from ${balls(red, blue)}`,
        that: 'at least one is red',
        because: 'Otherwise all are blue',
        answer: `1 − C(${blue}, ${taken})/C(${all}, ${taken})`,
        mistakes: {
          withReplacement: `1 − (${blue}/${all})^${taken}`,
          complement: `C(${blue}, ${taken})/C(${all}, ${taken})`,
          chancesAdded: `${taken} × ${red}/${all}`,
          exactlyOne: `${red} × C(${blue}, ${taken - 1})/C(${all}, ${taken})`,
        },
      };
    },
  },

  lastDrawn: {
    level: 1,
    draw(random) {
      const taken = random.int(2, 4);
      const { red, all, of } = drawUrn(random, 3);
      return {
        setting: `You draw ${taken} balls one after another, without putting any back, from an urn with ${of}.`,
        about: `${taken} balls`,
        detail: ` drawn in turn from ${of}`,
        that: 'the last one drawn is red',
        because: 'Each ball is as likely to be the last',
        answer: `${red}/${all}`,
        mistakes: {
          redGone: `${red - 1}/${all - 1}`,
          blueGone: `${red}/${all - taken + 1}`,
          allRed: `(${red}/${all})^${taken}`,
          complement: `1 − ${red}/${all}`,
        },
      };
    },
  },

  twoUrns: {
    level: 1,
    draw(random) {
      const [one, other] = [drawUrn(random, 1), drawUrn(random, 1)];
      return {
        setting: `One urn has ${one.of}, another has ${other.of}; you draw a ball from one chosen by the toss of a coin.`,
        that: 'it is red',
        answer: `1/2 × ${one.red}/${one.all} + 1/2 × ${other.red}/${other.all}`,
        mistakes: {
          pooled: `${one.red + other.red}/${one.all + other.all}`,
          complement: `1/2 × ${one.blue}/${one.all} + 1/2 × ${other.blue}/${other.all}`,
          bothRed: `${one.red}/${one.all} × ${other.red}/${other.all}`,
          firstUrn: `${one.red}/${one.all}`,
        },
      };
    },
  },

  redCount: {
    level: 2,
    draw(random) {
      const taken = random.int(3, 4);
      const hits = random.int(1, taken - 1);
      const { red, blue, all, of } = drawUrn(random, 4);
      const misses = taken - hits;
      return {
        setting: `You draw ${taken} balls at once from an urn with ${of}.`,
        about: `${taken} balls`,
        detail: ` from ${of}`,
        that: `exactly ${are(hits)} red`,
        answer: `C(${red}, ${hits}) × C(${blue}, ${misses})/C(${all}, ${taken})`,
        mistakes: {
          withReplacement: `C(${taken}, ${hits}) × (${red}/${all})^${hits} × (${blue}/${all})^${misses}`,
          inOneOrder: `(${red}/${all})^${hits} × (${blue}/${all})^${misses}`,
          colorsSwapped: `C(${blue}, ${hits}) × C(${red}, ${misses})/C(${all}, ${taken})`,
          redOnly: `C(${red}, ${hits})/C(${all}, ${hits})`,
        },
      };
    },
  },

  putBack: {
    level: 2,
    draw(random) {
      const taken = random.int(3, 4);
      const hits = random.int(1, taken - 1);
      const { red, blue, all, of } = drawUrn(random, 2);
      const misses = taken - hits;
      return {
        setting: `You draw ${taken} times from an urn with ${of}, putting the ball back each time.`,
        about: `${taken} draws`,
        detail: ` from ${of}, each ball put back`,
        that: `exactly ${are(hits)} red`,
        answer: `C(${taken}, ${hits}) × (${red}/${all})^${hits} × (${blue}/${all})^${misses}`,
        mistakes: {
          withoutReplacement: `C(${red}, ${hits}) × C(${blue}, ${misses})/C(${all}, ${taken})`,
          inOneOrder: `(${red}/${all})^${hits} × (${blue}/${all})^${misses}`,
          colorsSwapped: `C(${taken}, ${hits}) × (${blue}/${all})^${hits} × (${red}/${all})^${misses}`,
        },
      };
    },
  },

  redBeforeBlue: {
    level: 2,
    draw(random) {
      const [red, blue, white] = [random.int(2, 8), random.int(2, 8), random.int(2, 9)];
      return {
        setting: `You draw balls one by one from an urn with ${red} red, ${blue} blue and ${white} white balls.`,
        about: `${red} red, ${blue} blue and ${white} white balls`,
        detail: ', drawn one by one',
        that: 'a red ball comes before the first blue one',
        because: 'White balls change nothing',
        answer: `${red}/${red + blue}`,
        mistakes: {
          whiteCounted: `${red}/${red + blue + white}`,
          complement: `${blue}/${red + blue}`,
          odds: `${red}/${blue + white}`,
          half: '1/2',
        },
      };
    },
  },

  moved: {
    level: 2,
    draw(random) {
      const [from, to] = [drawUrn(random, 2), drawUrn(random, 2)];
      return {
        setting: `You move a random ball from an urn with ${from.of} to an urn with ${to.of}, and then draw a ball from the second urn.`,
        that: 'it is red',
        answer: `(${to.red} + ${from.red}/${from.all})/${to.all + 1}`,
        mistakes: {
          nothingMoved: `${to.red}/${to.all}`,
          redMoved: `${to.red + 1}/${to.all + 1}`,
          blueMoved: `${to.red}/${to.all + 1}`,
          pooled: `${from.red + to.red}/${from.all + to.all}`,
        },
      };
    },
  },

  oneMoreOfIts: {
    level: 3,
    draw(random) {
      const { red, blue, all, of } = drawUrn(random, 1);
      const added = random.int(1, 5);
      return {
        setting: `From an urn with ${of} you draw one, put it back with ${added} more of its color, and draw again.`,
        about: `an urn with ${of}`,
        detail: `, the first ball put back with ${added} more of its color`,
        that: 'both balls drawn have the same color',
        answer: `${red}/${all} × ${red + added}/${all + added} + ${blue}/${all} × ${blue + added}/${all + added}`,
        mistakes: {
          withReplacement: `(${red}/${all})^2 + (${blue}/${all})^2`,
          redOnly: `${red}/${all} × ${red + added}/${all + added}`,
          blueOnly: `${blue}/${all} × ${blue + added}/${all + added}`,
          complement: `2 × ${red} × ${blue}/(${all} × ${all + added})`,
        },
      };
    },
  },
};
