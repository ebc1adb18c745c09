const seedLimit = 2 ** 32;

/** The generator takes 32-bit seeds. Null if the text is not a valid one. */
export function parseSeed(text: string): number | null {
  const digits = text.trim();
  const seed = Number(digits);
  return /^\d+$/.test(digits) && seed < seedLimit ? seed : null;
}
