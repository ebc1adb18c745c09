interface Numbers {
  spot: number;
  premium: number;
  loan: number;
  spotSpread: number;
  forwardSpread: number;
  discount: number;
}

/** Follows the money for a need of one million dollars and reads off the rate in percent. */
export function exact({ spot, premium, loan }: Numbers): number {
  const forwardAsk = spot * premium;
  const dollarsNeeded = 1_000_000;
  const eurosBorrowed = dollarsNeeded / spot;
  const eurosOwed = eurosBorrowed * (1 + loan);
  const dollarsPaid = eurosOwed * forwardAsk;
  return (100 * (dollarsPaid - dollarsNeeded)) / dollarsNeeded;
}

export function mistakes({ spot, premium, loan, spotSpread, forwardSpread }: Numbers): number[] {
  const sumOfRates = 100 * (loan + premium - 1);
  const [spotAsk, forwardBid] = [spot + spotSpread, spot * premium - forwardSpread];
  return [sumOfRates, 100 * (((1 + loan) * forwardBid) / spotAsk - 1)];
}

/** Follows a million dollars into euros and back. */
export function followUps(numbers: Numbers): number[] {
  const { spot, premium, loan, spotSpread, forwardSpread, discount } = numbers;
  const dollars = 1_000_000;
  const eurosBought = dollars / (spot + spotSpread);
  const eurosRepaid = eurosBought * (1 + loan - discount);
  const dollarsBack = eurosRepaid * (spot * premium - forwardSpread);
  return [(100 * (dollarsBack - dollars)) / dollars];
}
