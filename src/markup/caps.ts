/**
 * KaTeX's time grows faster than a formula's length, and its HTML is often 180 times as long as its
 * source. Within these caps the worst text takes about a second and a few megabytes.
 */
export const caps = {
  textLength: 100_000,
  formulaLength: 2_000,
  formulaCount: 300,
  formulaLengthTogether: 30_000,
  /** Of HTML: a few constructs, such as a matrix of a thousand columns, cost far more than others. */
  drawnLengthTogether: 3_000_000,
  /** Markdown inside Markdown: quotes, lists, emphasis. */
  textDepth: 60,
  /** Elements inside elements in one formula's HTML. Browsers flatten what lies deeper than 512. */
  formulaDepth: 250,
  /** KaTeX's maxExpand and maxSize (in em). */
  formulaExpansions: 1_000,
  formulaSize: 20,
  addressLength: 2_000,
  /** A link reference is written once and used often: all addresses of a text together. */
  addressLengthTogether: 200_000,
} as const;
