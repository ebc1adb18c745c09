interface Numbers {
  bought: number;
  sold: number;
}

/** Array elements of this type are unsigned numbers of 32 bits, as in C++. */
export function exact({ bought, sold }: Numbers): number {
  const registers = Uint32Array.of(bought, sold, 0);
  const [first = 0, second = 0] = registers;
  registers[2] = first - second;
  registers[2] = (registers[2] ?? 0) / 2;
  return registers[2] ?? Number.NaN;
}

/** As real numbers, and as signed integers. */
export function mistakes({ bought, sold }: Numbers): number[] {
  const registers = Int32Array.of(bought - sold);
  return [(bought - sold) / 2, Math.trunc((registers[0] ?? 0) / 2)];
}
