const largestId = 2_147_483_647;

/** The id in a URL; null if it is invalid. */
export function toId(text: string | null | undefined): number | null {
  const id = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largestId ? id : null;
}
