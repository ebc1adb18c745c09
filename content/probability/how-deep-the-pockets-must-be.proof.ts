interface Numbers {
  ticket: number;
}

const longest = 48;

/** The mean of what is paid, the rarest games first so that nothing is rounded. */
function value(bank: number): number {
  let sum = bank / 2 ** longest;
  for (let toss = longest; toss >= 1; toss -= 1) sum += Math.min(2 ** toss, bank) / 2 ** toss;
  return sum;
}

/** By bisection: the value grows with the bank. */
export function exact({ ticket }: Numbers): number {
  let [tooSmall, enough] = [0, 2 ** 40];
  while (enough - tooSmall > 1) {
    const bank = Math.floor((tooSmall + enough) / 2);
    if (value(bank) >= ticket) enough = bank;
    else tooSmall = bank;
  }
  return enough;
}

/** The smallest bank that pays so many prizes in full. */
export function mistakes({ ticket }: Numbers): number[] {
  let bank = 1;
  for (let toss = 1; toss <= ticket; toss += 1) bank *= 2;
  return [bank];
}
