const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const irregular = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

/** From zero to one hundred; null: written in digits. */
export function inWords(number: number): string | null {
  if (number === 100) return 'one hundred';
  const low = small[number];
  if (low !== undefined) return low;
  const ten = tens[Math.floor(number / 10) - 2];
  if (ten === undefined) return null;
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`;
}

/** The position in words, such as third or twenty-first. */
export function ordinalInWords(number: number): string | null {
  const words = inWords(number);
  return words?.replace(/[a-z]+$/, (last) => irregular.get(last) ?? regular(last)) ?? null;
}

const regular = (word: string) => `${word.replace(/y$/, 'ie')}th`;

/** The position in digits, such as 3rd or 21st. */
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** How often, such as twice or three times. */
export function howOften(number: number): string {
  return ['never', 'once', 'twice'][number] ?? `${inWords(number) ?? number} times`;
}

/** The article before a number: an 8, an 11, an 18, an 80. */
export function article(number: number): string {
  const digits = String(number);
  const isVowel = digits.startsWith('8') || /^1[18](\d{3})*$/.test(digits);
  return isVowel ? 'an' : 'a';
}
