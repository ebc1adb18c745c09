interface Numbers {
  currencies: number;
}

/** Counts the sequences of six conversions from the dollar to each currency, one conversion after the other. */
export function exact({ currencies }: Numbers): number {
  let sequences: number[] = Array.from({ length: currencies }, (_, currency) =>
    currency === 0 ? 1 : 0,
  );
  for (let conversion = 0; conversion < 6; conversion += 1) {
    sequences = sequences.map((_, to) =>
      sequences.reduce((sum, count, from) => (from === to ? sum : sum + count), 0),
    );
  }
  return sequences[0] ?? Number.NaN;
}

/** Tries every sequence, as long as there are not too many. */
export function check(numbers: Numbers): number {
  return numbers.currencies > 7 ? exact(numbers) : loops(0, 6, numbers.currencies);
}

function loops(currency: number, left: number, currencies: number): number {
  if (left === 0) return currency === 0 ? 1 : 0;
  let count = 0;
  for (let next = 0; next < currencies; next += 1) {
    if (next !== currency) count += loops(next, left - 1, currencies);
  }
  return count;
}

export function mistakes({ currencies }: Numbers): number[] {
  const others = currencies - 1;
  const lastIsForced = others ** 5;
  const neverHome = others * (others - 1) ** 4;
  return [lastIsForced, neverHome];
}
