interface Numbers {
  rebate: number;
  fee: number;
  jump: number;
  against: number;
}

const [bid, offer] = [3000, 3001];

/** The cash flow per share, in cents, of a trade at this price. */
const cash = (side: 'buy' | 'sell', price: number, exchange: number) =>
  (side === 'sell' ? price : -price) + exchange;

/** The expected cost of bidding first, at this chance of a fill. */
function costOfWaiting(chance: number, { rebate, fee, jump }: Numbers): number {
  const filled = -cash('buy', bid, rebate);
  const missed = -cash('buy', offer + jump, -fee);
  return chance * filled + (1 - chance) * missed;
}

/** The chance at which waiting costs as much as taking, by bisection. */
function evenChance(numbers: Numbers): number {
  const taking = -cash('buy', offer, -numbers.fee);
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (costOfWaiting(middle, numbers) > taking) low = middle;
    else high = middle;
  }
  return low;
}

export function earlier(numbers: Numbers): number[] {
  const { rebate } = numbers;
  return [cash('buy', bid, rebate) + cash('sell', offer, rebate), evenChance(numbers)];
}

/** A share bought at the bid, and valued at the later midpoint. */
export function exact({ rebate, against }: Numbers): number {
  const later = (bid + offer) / 2 - against;
  return cash('buy', bid, rebate) + later;
}

/** One rebate; a rebate and a fee; neither of them; a rebate that is paid; the midpoint of the moment. */
export function mistakes(numbers: Numbers): number[] {
  const { rebate, fee } = numbers;
  const spread = offer - bid;
  return [
    spread + rebate,
    spread + rebate - fee,
    evenChance({ ...numbers, rebate: 0, fee: 0 }),
    evenChance({ ...numbers, rebate: -rebate }),
    cash('buy', bid, rebate) + (bid + offer) / 2,
  ];
}
