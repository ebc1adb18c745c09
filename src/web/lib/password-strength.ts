const notes = {
  weak: 'Weak: try several unrelated words.',
  fair: 'Fair: the longer, the better.',
  good: 'Good length, unless it is a well-known phrase.',
};

/**
 * Judges only length and variety, and claims no more: only the server knows which passwords are
 * common.
 */
export function strengthNote(password: string): string | undefined {
  if (password === '') return undefined;
  const length = variedLength(password);
  if (length < 9) return notes.weak;
  return length < 14 ? notes.fair : notes.good;
}

/** Runs such as "aaa", "abc" and "321" count once, and no character counts more than twice. */
function variedLength(password: string): number {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  const starts = codes.filter((code, index) => {
    const previous = codes[index - 1];
    return previous === undefined || Math.abs(code - previous) > 1;
  });
  return Math.min(starts.length, 2 * new Set(codes).size);
}
