interface Numbers {
  cross: number;
  cable: number;
  pips: number;
  euros: number;
  more: number;
  most: number;
}

interface Quote {
  from: string;
  to: string;
  /** Units of `to` received for one unit of `from`. */
  rate: number;
  /** The most units of `from` that can be given. */
  size: number;
}

/** The dollars that the first screen asks for a euro. */
const askOf = ({ cross, cable, pips }: Numbers) => cross * (cable - pips / 10_000);

function quotesOf(numbers: Numbers): Quote[] {
  const { cross, cable, euros, more, most } = numbers;
  const both = (pair: [string, string], bid: number, ask: number, size: number): Quote[] => [
    { from: pair[0], to: pair[1], rate: bid, size },
    { from: pair[1], to: pair[0], rate: 1 / ask, size: size * ask },
  ];
  const ask = askOf(numbers);
  return [
    ...both(['EUR', 'USD'], ask - 0.0002, ask, euros + more + most),
    ...both(['EUR', 'GBP'], cross, cross + 0.0003, euros + more),
    ...both(['GBP', 'USD'], cable, cable + 0.0004, euros * cross),
  ];
}

/** Tries both ways around from dollars to dollars, each as large as its smallest screen allows. */
export function exact(numbers: Numbers): number {
  const quotes = quotesOf(numbers);
  const routes = [
    ['USD', 'EUR', 'GBP', 'USD'],
    ['USD', 'GBP', 'EUR', 'USD'],
  ];
  return Math.max(0, ...routes.map((route) => profitOf(route, quotes)));
}

function profitOf(route: string[], quotes: Quote[]): number {
  let factor = 1;
  let dollars = Number.POSITIVE_INFINITY;
  for (const [i, to] of route.entries()) {
    const quote = quotes.find((q) => q.from === route[i - 1] && q.to === to);
    if (!quote) continue;
    dollars = Math.min(dollars, quote.size / factor);
    factor *= quote.rate;
  }
  return dollars * (factor - 1);
}

export function mistakes(numbers: Numbers): number[] {
  const { cross, cable, euros, more } = numbers;
  const perEuro = cross * cable - askOf(numbers);
  return [(euros + more) * perEuro, euros * cross * perEuro];
}
