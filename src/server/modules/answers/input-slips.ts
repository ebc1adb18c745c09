/** Ways of writing that we do not read, and what to write instead. */
const slips: readonly [slip: RegExp, advice: (match: RegExpExecArray) => string][] = [
  [/^([+-]?\d+),(\d+)$/, ([, whole, part]) => `Use a point for decimals: ${whole}.${part}.`],
  [/^[a-z ]*[=≈~]\s*(.+)$/i, ([, value]) => `Enter only the value: ${value}.`],
  [/^(\d{1,3}(?:[ '’]\d{3})+)$/, ([, number = '']) => `Enter ${joined(number)}, without gaps.`],
  [/…|\.{2}/, () => 'Write out the digits that you need, without dots.'],
  [/^\d+\s*:\s*\d+$|^\d+ to \d+$/, () => 'Enter a probability rather than odds, such as 1/4.'],
];

/** Null if it is none of them. */
export function adviceOn(text: string): string | null {
  for (const [slip, advice] of slips) {
    const match = slip.exec(text.trim());
    if (match) return advice(match);
  }
  return null;
}

const joined = (number: string) => number.replaceAll(/\D/g, '');
