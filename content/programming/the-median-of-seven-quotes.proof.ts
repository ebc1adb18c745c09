import { drawBelow } from '../tools/draw.ts';

/** The expected comparisons to find the item of the given rank, by recursion on the first pivot. */
function comparisons(count: number, rank: number): number {
  if (count <= 1) return 0;
  let sum = 0;
  for (let pivot = 1; pivot <= count; pivot += 1) {
    if (pivot > rank) sum += comparisons(pivot - 1, rank);
    if (pivot < rank) sum += comparisons(count - pivot, rank - pivot);
  }
  return count - 1 + sum / count;
}

export function exact(): number {
  return comparisons(7, 4);
}

export function mistakes(): number[] {
  let sorting = 0;
  for (let i = 1; i <= 7; i += 1) {
    for (let j = i + 1; j <= 7; j += 1) sorting += 2 / (j - i + 1);
  }
  const withItself = (count: number, rank: number): number => {
    if (count <= 1) return 0;
    let sum = 0;
    for (let pivot = 1; pivot <= count; pivot += 1) {
      if (pivot > rank) sum += withItself(pivot - 1, rank);
      if (pivot < rank) sum += withItself(count - pivot, rank - pivot);
    }
    return count + sum / count;
  };
  return [sorting, withItself(7, 4)];
}

/** Follows the ranks that are still in the list; each pivot is compared with all others in it. */
export function simulate(random: () => number): number {
  let low = 1;
  let high = 7;
  let compared = 0;
  while (low < high) {
    compared += high - low;
    const pivot = low + drawBelow(random, high - low + 1);
    if (pivot === 4) break;
    if (pivot < 4) low = pivot + 1;
    else high = pivot - 1;
  }
  return compared;
}

/** Goes through all sequences of pivots, each with its chance, and counts what is compared. */
export function finish(): string {
  return `
from fractions import Fraction
compared = 0
class Quote:
    def __init__(self, price):
        self.price = price
    def __lt__(self, other):
        global compared
        compared += 1
        return self.price < other.price
def run(planned):
    global compared
    compared = 0
    sizes = []
    def choice(items):
        sizes.append(len(items))
        place = len(sizes) - 1
        return items[planned[place] if place < len(planned) else 0]
    random.choice = choice
    assert select([Quote(price) for price in range(7)], 4).price == 3
    return sizes
def mean(planned, chance):
    sizes = run(planned)
    if len(sizes) == len(planned):
        return chance * compared
    size = sizes[len(planned)]
    return sum(mean(planned + [i], chance / size) for i in range(size))
print(mean([], Fraction(1)))
`;
}

/** The lowest of the seven. */
export function followUps(): number[] {
  return [comparisons(7, 1)];
}
