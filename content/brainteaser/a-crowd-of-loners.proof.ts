/** The sieve of Eratosthenes. */
export function exact(): number {
  const end = 1_000_000;
  const isComposite = new Uint8Array(end);
  let primes = 0;
  for (let n = 2; n < end; n += 1) {
    if (isComposite[n]) continue;
    if (n >= 100_000) primes += 1;
    for (let multiple = n * n; multiple < end; multiple += n) isComposite[multiple] = 1;
  }
  return primes;
}
