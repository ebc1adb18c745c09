interface Numbers {
  ann: number;
  bob: number;
  cal: number;
  dee: number;
  first: number;
  second: number;
  limit: number;
  top: number;
}

interface Offer {
  seller: string;
  /** In cents above $20. */
  price: number;
  size: number;
}

function bookOf({ ann, bob, cal, dee, top }: Numbers): Offer[] {
  return [
    { seller: 'Ann', price: 1, size: ann },
    { seller: 'Bob', price: 1, size: bob },
    { seller: 'Cal', price: 2, size: cal },
    { seller: 'Dee', price: 3, size: dee },
    { seller: 'Eve', price: top, size: 800 },
  ];
}

/** Buys share by share from the head of the book, which is in order, up to the limit. */
function buy(book: Offer[], shares: number, limit = Number.POSITIVE_INFINITY): Offer[] {
  const bought: Offer[] = [];
  for (let share = 0; share < shares; share += 1) {
    const head = book.find(({ size }) => size > 0);
    if (!head || head.price > limit) break;
    head.size -= 1;
    bought.push({ ...head, size: 1 });
  }
  return bought;
}

export function earlier(numbers: Numbers): number[] {
  const book = bookOf(numbers);
  const first = buy(book, numbers.first);
  const second = buy(book, numbers.second);
  const total = second.reduce((sum, { price }) => sum + price - 1, 0);
  return [first.filter(({ seller }) => seller === 'Bob').length, total / second.length];
}

export function exact(numbers: Numbers): number {
  const book = bookOf(numbers);
  buy(book, numbers.first);
  buy(book, numbers.second);
  const limit = 3;
  const third = buy(book, numbers.limit, limit);
  const bid = third.length < numbers.limit ? limit : -1;
  const offer = Math.min(...book.filter(({ size }) => size > 0).map(({ price }) => price));
  return (bid + offer) / 2;
}

/** Shared out by size; the mean of the three prices; the best bid as it was before. */
export function mistakes({ ann, bob, first, top }: Numbers): number[] {
  return [(first / (ann + bob)) * bob, (0 + 1 + 2) / 3, (-1 + top) / 2];
}

/** In dollars, what the second order paid above the best offer that it found. */
export function followUps(numbers: Numbers): number[] {
  const book = bookOf(numbers);
  buy(book, numbers.first);
  const paid = buy(book, numbers.second).map(({ price }) => price);
  return [paid.reduce((sum, price) => sum + price - Math.min(...paid), 0) / 100];
}
