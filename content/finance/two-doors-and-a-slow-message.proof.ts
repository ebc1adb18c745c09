interface Numbers {
  north: number;
  times: number;
  top: number;
  gap: number;
}

interface Offer {
  /** In cents above $20. */
  price: number;
  size: number;
}

/** A book with so many shares at each cent from the first one up. */
const bookFrom = (first: number, size: number): Offer[] =>
  Array.from({ length: 60 }, (_, step) => ({ price: first + step, size }));

/** Buys from the cheapest offers and returns the shares bought and what they cost. */
function buy(books: Offer[][], shares: number, limit = Number.POSITIVE_INFINITY) {
  let [left, cost] = [shares, 0];
  for (const offer of books.flat().sort((a, b) => a.price - b.price)) {
    if (offer.price > limit) break;
    const size = Math.min(left, offer.size);
    offer.size -= size;
    left -= size;
    cost += size * offer.price;
  }
  return { shares: shares - left, cost };
}

/** The order, and the two books as they are shown. */
function start({ north, times, top, gap }: Numbers) {
  const south = north * times;
  return {
    order: north * top + south * (top - gap),
    books: [bookFrom(1, north), bookFrom(1 + gap, south)] as [Offer[], Offer[]],
  };
}

/** What is bought at once when half of South disappears: the shares and their cost. */
function firstFills(numbers: Numbers) {
  const shown = start(numbers);
  buy(shown.books, shown.order);
  const [northSize, southSize] = start(numbers).books.map((book, index) =>
    book.reduce((sum, { size }, step) => sum + size - (shown.books[index]?.[step]?.size ?? 0), 0),
  );
  const { order, books } = start(numbers);
  for (const offer of books[1]) offer.size /= 2;
  const atNorth = buy([books[0]], northSize ?? 0, numbers.top);
  const atSouth = buy([books[1]], southSize ?? 0, numbers.top);
  return {
    order,
    books,
    shares: atNorth.shares + atSouth.shares,
    cost: atNorth.cost + atSouth.cost,
  };
}

export function earlier(numbers: Numbers): number[] {
  const alone = start(numbers);
  const both = start(numbers);
  return [
    buy([alone.books[0]], alone.order).cost / alone.order,
    buy(both.books, both.order).cost / both.order,
  ];
}

export function exact(numbers: Numbers): number {
  const { order, books, shares, cost } = firstFills(numbers);
  return (cost + buy(books, order - shares).cost) / order;
}

/** Only what is bought at once. */
export function mistakes(numbers: Numbers): number[] {
  const { shares, cost } = firstFills(numbers);
  return [cost / shares];
}
