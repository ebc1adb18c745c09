const seedLimit = 2 ** 32;

/** The generator knows 2^32 seeds; null for anything else. */
export function parseSeed(text: string): number | null {
  const digits = text.trim();
  const seed = Number(digits);
  return /^\d+$/.test(digits) && seed < seedLimit ? seed : null;
}
