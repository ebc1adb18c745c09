import { draws, type Enumeration, mean, repeated, rolls, share, waysOf } from './enumerate.ts';

/** Who is ill, 1 to 100, and how the test goes, 1 to 100. */
const positives = (ill: number, found: number, flagged: number) =>
  rolls(100, 100).filter(([person = 0, luck = 0]) => luck <= (person <= ill ? found : flagged));

/** Every ball of two urns, weighted as if a coin chooses the urn. */
function chosenByCoin([red = 0, blue = 0, otherRed = 0, otherBlue = 0]: number[]) {
  const [all, otherAll] = [red + blue, otherRed + otherBlue];
  return [
    { urn: 1, isRed: true, weight: red * otherAll },
    { urn: 1, isRed: false, weight: blue * otherAll },
    { urn: 2, isRed: true, weight: otherRed * all },
    { urn: 2, isRed: false, weight: otherBlue * all },
  ];
}
const weightOf = ({ weight }: { weight: number }) => weight;

export const urnChances: Record<string, Enumeration> = {
  sameColor: ([taken = 0, ...balls]) =>
    share(draws(balls, taken), ({ drawn }) => drawn.includes(taken), waysOf),
  someRed: ([taken = 0, ...balls]) =>
    share(draws(balls, taken), ({ drawn: [red = 0] }) => red > 0, waysOf),
  // The balls in a row; the red ones have the lowest numbers.
  lastDrawn: ([taken = 0, red = 0, blue = 0]) =>
    share(
      rolls(...repeated(taken, red + blue)).filter((drawn) => new Set(drawn).size === taken),
      (drawn) => (drawn.at(-1) ?? 0) <= red,
    ),
  twoUrns: (numbers) => share(chosenByCoin(numbers), ({ isRed }) => isRed, weightOf),
  redCount: ([taken = 0, red = 0, blue = 0, hits]) =>
    share(draws([red, blue], taken), ({ drawn }) => drawn[0] === hits, waysOf),
  putBack: ([taken = 0, red = 0, blue = 0, hits]) =>
    share(draws([red, blue], taken, 0), ({ drawn }) => drawn[0] === hits, waysOf),
  moved: ([red = 0, blue = 0, toRed = 0, toBlue = 0]) =>
    share(
      rolls(red + blue, toRed + toBlue + 1),
      ([from = 0, drawn = 0]) => drawn <= toRed || (drawn === toRed + toBlue + 1 && from <= red),
    ),
  oneMoreOfIts: ([red = 0, blue = 0, added = 0]) =>
    share(draws([red, blue], 2, added), ({ drawn }) => drawn.includes(2), waysOf),

  whichUrn: (numbers) =>
    share(
      chosenByCoin(numbers).filter(({ isRed }) => isRed),
      ({ urn }) => urn === 1,
      weightOf,
    ),
  test: ([ill = 0, found = 0, flagged = 0]) =>
    share(positives(ill, found, flagged), ([person = 0]) => person <= ill),
  faceGivenSum: ([, least = 0, face = 0]) =>
    share(
      rolls(6, 6).filter(([one = 0, other = 0]) => one + other >= least),
      (faces) => faces.includes(face),
    ),
};

export const urnMeans: Record<string, Enumeration> = {
  redBalls: ([taken = 0, ...balls]) =>
    mean(draws(balls, taken), ({ drawn: [red = 0] }) => red, waysOf),
};
