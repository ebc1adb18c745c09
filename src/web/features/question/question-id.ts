const largestId = 2_147_483_647;

/** The id in an address; null where it could never be one. */
export function toQuestionId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largestId ? id : null;
}
