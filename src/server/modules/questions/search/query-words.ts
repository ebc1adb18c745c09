/** More would only slow the search down. */
const mostWords = 12;
const longestWord = 40;

/** The words of a text, as `search_text` in the database splits one. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Single letters that mean nothing, as in “Itô's” and “a coin”. */
const fillers = ['a', 'i', 's', 't'];

/** The words of a query. A single character alone finds too much to be useful. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query)
    .filter((word) => !fillers.includes(word))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  return words.some((word) => word.length > 1) ? words : [];
}

/** Part of a query: terms that mean the same, each with its words. */
export type Segment = readonly (readonly string[])[];

/** The words in sequence; a known technical term is one segment with its synonyms. */
export function toSegments(words: readonly string[], synonyms: readonly string[][]): Segment[] {
  const groups = synonyms.map((terms) => terms.map(wordsOf));
  const segments: Segment[] = [];
  for (let start = 0; start < words.length; ) {
    const term = longestTerm(words.slice(start), groups);
    const meant = groups.filter((terms) => terms.some((other) => isSameTerm(other, term)));
    segments.push([term, ...meant.flat().filter((other) => !isSameTerm(other, term))]);
    start += term.length;
  }
  return segments;
}

/** The longest at the beginning of the words; just the first word if no group has it. */
function longestTerm(words: readonly string[], groups: readonly string[][][]): readonly string[] {
  const length = groups
    .flat()
    .filter((term) => isSameTerm(term, words.slice(0, term.length)))
    .reduce((longest, term) => Math.max(longest, term.length), 1);
  return words.slice(0, length);
}

function isSameTerm(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => isFormOf(word, b[index] ?? ''));
}

const shortestStem = 4;

/** Whether two words differ only in their ending, such as “walks” and “walk”. */
export function isFormOf(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestStem && long.length - short.length <= 3 && long.startsWith(short);
}
