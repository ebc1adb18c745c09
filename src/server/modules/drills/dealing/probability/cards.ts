import { range } from './counting.ts';
import type { Chance, Templates } from './problem.ts';
import { count } from './wording.ts';

const ranks = ['an ace', 'a king', 'a queen', 'a jack', 'a ten'];
const suits = ['heart', 'spade', 'diamond', 'club'];

const fromDeck = (taken: number) => ({
  setting: `You draw ${taken} cards from a deck of 52.`,
  about: `${taken} cards`,
  detail: ' from a deck of 52',
});

export const cards: Templates<Chance> = {
  someOfRank: {
    level: 1,
    draw(random) {
      const [taken, rank] = [random.int(2, 8), random.pick(ranks)];
      return {
        ...fromDeck(taken),
        that: `at least one is ${rank}`,
        because: 'Otherwise all come from the other 48',
        answer: `1 − C(48, ${taken})/C(52, ${taken})`,
        mistakes: {
          chancesAdded: `${taken}/13`,
          complement: `C(48, ${taken})/C(52, ${taken})`,
          exactlyOne: `4 × C(48, ${taken - 1})/C(52, ${taken})`,
          withReplacement: `1 − (12/13)^${taken}`,
        },
      };
    },
  },

  noneOfSuit: {
    level: 1,
    draw(random) {
      const [taken, suit] = [random.int(2, 7), random.pick(suits)];
      return {
        ...fromDeck(taken),
        that: `none is a ${suit}`,
        answer: `C(39, ${taken})/C(52, ${taken})`,
        mistakes: {
          withReplacement: `(3/4)^${taken}`,
          complement: `1 − C(39, ${taken})/C(52, ${taken})`,
          oneMore: `C(39, ${taken + 1})/C(52, ${taken + 1})`,
          oneLess: `C(39, ${taken - 1})/C(52, ${taken - 1})`,
        },
      };
    },
  },

  nextCard: {
    level: 1,
    draw(random) {
      const [seen, suit] = [random.int(4, 24), random.pick(suits)];
      const hits = random.int(1, Math.min(seen - 1, 9));
      return {
        setting: `Of a deck of 52 cards you have seen ${seen}; ${count(hits, `was a ${suit}`, `were ${suit}s`)}.`,
        that: `the next card is a ${suit}`,
        because: `${count(13 - hits, `${suit} is`, `${suit}s are`)} left among ${52 - seen} cards`,
        answer: `${13 - hits}/${52 - seen}`,
        mistakes: {
          freshDeck: '13/52',
          suitStillWhole: `13/${52 - seen}`,
          deckStillWhole: `${13 - hits}/52`,
          shareSeen: `${hits}/${seen}`,
        },
      };
    },
  },

  oneSuit: {
    level: 1,
    draw(random) {
      const [taken, size] = [random.int(2, 3), random.int(6, 13)];
      const deck = 4 * size;
      const matches = range(1, taken - 1).map((k) => `${size - k}/${deck - k}`);
      return {
        setting: `You draw ${taken} cards from a deck that has 4 suits of ${size} cards each.`,
        about: `${taken} cards`,
        detail: ` from 4 suits of ${size} cards each`,
        that: 'they are of the same suit',
        because: 'The first card sets the suit',
        answer: matches.join(' × '),
        mistakes: {
          withReplacement: `(1/4)^${taken - 1}`,
          givenSuit: `1/4 × ${matches.join(' × ')}`,
          sameRank: `3/${deck - 1}`,
          complement: `1 − ${matches.join(' × ')}`,
        },
      };
    },
  },

  suitCount: {
    level: 2,
    draw(random) {
      const [taken, hits, suit] = [random.int(3, 6), random.int(1, 2), random.pick(suits)];
      return {
        ...fromDeck(taken),
        that: `exactly ${count(hits, `is a ${suit}`, `are ${suit}s`)}`,
        answer: `C(13, ${hits}) × C(39, ${taken - hits})/C(52, ${taken})`,
        mistakes: {
          inOneOrder: `(1/4)^${hits} × (3/4)^${taken - hits}`,
          withReplacement: `C(${taken}, ${hits}) × (1/4)^${hits} × (3/4)^${taken - hits}`,
          orderOfOthersForgotten: `C(${taken}, ${hits}) × (1/4)^${hits}`,
          atLeastOne: `1 − C(39, ${taken})/C(52, ${taken})`,
        },
      };
    },
  },

  pair: {
    level: 2,
    draw(random) {
      const taken = random.int(2, 7);
      return {
        ...fromDeck(taken),
        that: 'at least two have the same rank',
        because: 'Otherwise all ranks differ',
        answer: `1 − C(13, ${taken}) × 4^${taken}/C(52, ${taken})`,
        mistakes: {
          complement: `C(13, ${taken}) × 4^${taken}/C(52, ${taken})`,
          pairsAdded: `C(${taken}, 2) × 3/51`,
          withReplacement: `1 − C(13, ${taken}) × (${range(1, taken).join(' × ')})/13^${taken}`,
          firstCardOnly: `${taken - 1} × 3/51`,
        },
      };
    },
  },

  sameHand: {
    level: 2,
    draw(random) {
      const [players, hand] = [random.int(2, 6), random.int(4, 8)];
      const deck = players * hand;
      return {
        setting: `${deck} cards are dealt to ${players} players, ${hand} cards each.`,
        about: `${deck} cards`,
        detail: ` dealt to ${players} players, ${hand} cards each`,
        that: 'the two black aces go to the same player',
        because: `Whoever has one has ${hand - 1} more of the other ${deck - 1} cards`,
        answer: `${hand - 1}/${deck - 1}`,
        mistakes: {
          withReplacement: `1/${players}`,
          givenPlayer: `1/${players} × ${hand - 1}/${deck - 1}`,
          complement: `1 − ${hand - 1}/${deck - 1}`,
        },
      };
    },
  },

  allSuits: {
    level: 3,
    draw(random) {
      const taken = random.int(4, 9);
      const of = (suits: number) => `C(${13 * suits}, ${taken})`;
      return {
        ...fromDeck(taken),
        that: 'all 4 suits are among them',
        because: 'Leave out the hands that lack a suit',
        answer: `(${of(4)} − 4 × ${of(3)} + 6 × ${of(2)} − 4 × ${of(1)})/${of(4)}`,
        mistakes: {
          withReplacement: `1 − 4 × (3/4)^${taken} + 6 × (2/4)^${taken} − 4 × (1/4)^${taken}`,
          independent: `(1 − ${of(3)}/${of(4)})^4`,
          complement: `1 − (${of(4)} − 4 × ${of(3)} + 6 × ${of(2)} − 4 × ${of(1)})/${of(4)}`,
          oneOfEachThenAny: `(13/52 × 39/51 × 26/50) × ${taken}/4`,
        },
      };
    },
  },
};
