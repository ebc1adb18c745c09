import { add, divide, fraction } from '#shared/domain/fraction.ts';
import {
  draws,
  drawsOfAlike,
  type Enumeration,
  orders,
  places,
  repeated,
  rolls,
  share,
  waysOf,
} from './enumerate.ts';

export const cardChances: Record<string, Enumeration> = {
  someOfRank: ([taken = 0, deck = 0]) =>
    share(draws([4, deck - 4], taken), ({ drawn: [hits = 0] }) => hits > 0, waysOf),
  noneOfSuit: ([taken = 0, deck = 0]) =>
    share(draws([deck / 4, (deck * 3) / 4], taken), ({ drawn: [hits] }) => hits === 0, waysOf),
  nextCard: ([deck = 0, seen = 0, hits = 0]) =>
    share(
      draws([deck / 4 - hits, (deck * 3) / 4 - seen + hits], 1),
      ({ drawn }) => drawn[0] === 1,
      waysOf,
    ),
  oneSuit: ([taken = 0, suits = 0, size = 0]) =>
    share(drawsOfAlike(suits, size, taken), ({ drawn }) => drawn.length === 1, waysOf),
  suitCount: ([taken = 0, deck = 0, hits]) =>
    share(draws([deck / 4, (deck * 3) / 4], taken), ({ drawn }) => drawn[0] === hits, waysOf),
  pair: ([taken = 0, deck = 0]) =>
    share(drawsOfAlike(deck / 4, 4, taken), ({ drawn }) => drawn.length < taken, waysOf),
  sameHand: ([deck = 0, , hand = 1]) =>
    share(places(deck), ([one, other]) => Math.floor(one / hand) === Math.floor(other / hand)),
  allSuits: ([taken = 0, deck = 0, suits = 0]) =>
    share(drawsOfAlike(suits, deck / suits, taken), ({ drawn }) => drawn.length === suits, waysOf),
  bothAces: ([, suits = 0, size = 0]) => {
    const isAce = (card: number) => card % size === 0;
    return share(
      places(suits * size).filter(([one, other]) => isAce(one) || isAce(other)),
      ([one, other]) => isAce(one) && isAce(other),
    );
  },

  neighbors: ([people = 0], text) =>
    share(places(people), ([one, other]) => {
      const gap = Math.abs(one - other);
      return gap === 1 || (text.includes('table') && gap === people - 1);
    }),
  highestTicket: ([taken = 0, tickets = 0, , top]) =>
    share(
      rolls(...repeated(taken, tickets)).filter((drawn) => new Set(drawn).size === taken),
      (drawn) => Math.max(...drawn) === top,
    ),
  sameNumber: ([people = 0, numbers = 0]) =>
    share(drawsOfAlike(numbers, 1, people, 0), ({ drawn }) => drawn.length < people, waysOf),
  hats: ([guests = 0, , hits = 0]) =>
    share(
      orders(repeated(guests, 0).map((_, guest) => guest)),
      (hats) => hats.filter((hat, guest) => hat === guest).length === hits,
    ),
  noEmptyBox: ([balls = 0, boxes = 0]) =>
    share(rolls(...repeated(balls, boxes)), (chosen) => new Set(chosen).size === boxes),

  // You chose door 0. The host opens any other doors that he may, and you switch to any one left.
  doors: ([doors = 0, opened = 0]) => {
    const all = repeated(doors, 0).map((_, door) => door);
    return all.reduce((total, prize) => {
      const others = all.slice(1);
      const host = [...orders(others.filter((door) => door !== prize))].map((order) =>
        order.slice(0, opened),
      );
      const wins = host.map((gone) => {
        const left = others.filter((door) => !gone.includes(door));
        return fraction(left.includes(prize) ? 1 : 0, left.length);
      });
      const chance = divide(wins.reduce(add), fraction(wins.length));
      return add(total, divide(chance, fraction(doors)));
    }, fraction(0));
  },
};
