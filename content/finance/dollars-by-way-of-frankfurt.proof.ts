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
