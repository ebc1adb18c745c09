/** Notations that we do not read, and what to write instead. */
const slips: readonly [slip: RegExp, advice: (match: RegExpExecArray) => string][] = [
  [/^([+-]?\d+),(\d+)$/, ([, whole, part]) => `Use a decimal point: ${whole}.${part}.`],
  [/^[a-z ]*[=≈~]\s*(.+)$/i, ([, value]) => `Enter only the value: ${value}.`],
  [
    /^(\d{1,3}(?:[ '’]\d{3})+)$/,
    ([, number = '']) => `Enter ${joined(number)}, without separators.`,
  ],
  [/…|\.{2}/, () => 'Write out the digits that you need, without dots.'],
  [/^\d+\s*:\s*\d+$|^\d+ to \d+$/, () => 'Enter a probability rather than odds, such as 1/4.'],
];

/** Notations that we would read differently from what was meant. */
const traps: typeof slips = [
  [/^[+-]?\d*\.\d+\(\d+\)$/, () => 'Write out the digits that you need.'],
  [/[\d)}]\s+\(\s*[\d./]+\s*\)$/, () => 'Enter only one value. Write * to multiply.'],
  [
    /(?:φ|ϕ|\bphi)\s*\(/i,
    () => 'Here φ is the golden ratio. The normal density at 0 is 1/sqrt(2pi).',
  ],
];

/** Advice on unreadable text; null: none of the known slips. */
export const adviceOn = (text: string) => adviceFrom(slips, text);

/** Advice on text that reads as something hardly meant; null: none of the known traps. */
export const warningOn = (text: string) => adviceFrom(traps, text);

function adviceFrom(all: typeof slips, text: string): string | null {
  for (const [slip, advice] of all) {
    const match = slip.exec(text.trim());
    if (match) return advice(match);
  }
  return null;
}

const joined = (number: string) => number.replaceAll(/\D/g, '');
