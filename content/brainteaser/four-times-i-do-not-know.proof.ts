type Pair = readonly [number, number];

const product = ([x, y]: Pair) => x * y;
const difference = ([x, y]: Pair) => y - x;

/** How many of the pairs have the same clue as this one. */
function alike(pairs: Pair[], pair: Pair, clue: (pair: Pair) => number): number {
  return pairs.filter((other) => clue(other) === clue(pair)).length;
}

const allPairs: Pair[] = [];
for (let y = 2; y <= 10; y += 1) for (let x = 1; x < y; x += 1) allPairs.push([x, y]);

/** Strikes out what each sentence rules out. */
export function exact(): number {
  let pairs: Pair[] = [];
  for (let y = 2; y <= 10; y += 1) for (let x = 1; x < y; x += 1) pairs.push([x, y]);
  for (const clue of [product, difference, product, difference]) {
    const before = pairs;
    pairs = before.filter((pair) => alike(before, pair, clue) > 1);
  }
  const solved = pairs.filter((pair) => alike(pairs, pair, product) === 1);
  const [only] = solved;
  return only && solved.length === 1 ? only[0] + only[1] : Number.NaN;
}

/** The pair that is the only one with its difference after three sentences. */
export function mistakes(): number[] {
  let pairs: Pair[] = [];
  for (let y = 2; y <= 10; y += 1) for (let x = 1; x < y; x += 1) pairs.push([x, y]);
  for (const clue of [product, difference, product]) {
    const before = pairs;
    pairs = before.filter((pair) => alike(before, pair, clue) > 1);
  }
  const [x, y] = pairs.find((pair) => alike(pairs, pair, difference) === 1) ?? [0, 0];
  return [x + y];
}

/** The pairs with which Paul knows in his second sentence. */
export function followUps(): number[] {
  let pairs = allPairs;
  for (const clue of [product, difference]) {
    const before = pairs;
    pairs = before.filter((pair) => alike(before, pair, clue) > 1);
  }
  return [pairs.filter((pair) => alike(pairs, pair, product) === 1).length];
}
