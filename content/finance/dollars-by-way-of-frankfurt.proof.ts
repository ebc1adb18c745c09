/** Follows the money for a need of one million dollars and reads off the rate in percent. */
export function exact(): number {
  const spotBid = 1.2;
  const forwardAsk = 1.224;
  const euroLoan = 0.03;
  const dollarsNeeded = 1_000_000;
  const eurosBorrowed = dollarsNeeded / spotBid;
  const eurosOwed = eurosBorrowed * (1 + euroLoan);
  const dollarsPaid = eurosOwed * forwardAsk;
  return (100 * (dollarsPaid - dollarsNeeded)) / dollarsNeeded;
}

export function mistakes(): number[] {
  const sumOfRates = 3 + 100 * (1.224 / 1.2 - 1);
  const betterSides = 100 * ((1.03 * 1.2236) / 1.2004 - 1);
  return [sumOfRates, betterSides];
}
