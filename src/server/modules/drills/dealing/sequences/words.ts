/** With a proper minus sign. */
export function write(number: number): string {
  return String(number).replace('-', '−');
}

/** +4 or −4. */
export function signed(number: number): string {
  return number < 0 ? write(number) : `+${number}`;
}

/** As the second part of a sum: ` + 4`, ` − 4` or nothing. */
export function plus(number: number): string {
  if (number === 0) return '';
  return number < 0 ? ` − ${-number}` : ` + ${number}`;
}

/** `4, 7, 10, so 13`. */
export function soOn(texts: readonly string[]): string {
  return `${texts.slice(0, -1).join(', ')}, so ${texts.at(-1) ?? ''}`;
}

export function grow(growth: number): string {
  return `${growth < 0 ? 'fall' : 'grow'} by ${Math.abs(growth)}`;
}
