/** In bytes, as they are stored. */
export const largestText = {
  discussion: 100 * 1024,
  comment: 20 * 1024,
  note: 20 * 1024,
} as const;

/** How much rendered text one response contains, in bytes. */
export const htmlPerResponse = 1024 * 1024;

const encoder = new TextEncoder();

/** The size of a text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}
