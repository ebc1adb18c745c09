/**
 * KaTeX's time grows faster than a formula's length, and its HTML is often 180 times as long as its
 * source. Within these caps the worst text takes a few tenths of a second.
 */
export const caps = {
  textLength: 100_000,
  /** Of the HTML. In characters, like the others, so that no script is at a disadvantage. */
  renderedLength: 200 * 1024,
  formulaLength: 2_000,
  formulaCount: 300,
  formulaLengthTogether: 30_000,
  /** The nesting of Markdown: quotes, lists, emphasis. */
  textDepth: 60,
  /** The nesting of one formula's HTML. Browsers flatten anything deeper than 512. */
  formulaDepth: 250,
  /** KaTeX's maxExpand and maxSize (in em). */
  formulaExpansions: 1_000,
  formulaSize: 20,
  /** Of all figures in a text, and of one figure. */
  figureCount: 20,
  figureLength: 4_000,
  figureItems: 60,
  figurePoints: 400,
  figureTicks: 40,
  figureAltLength: 300,
  urlLength: 2_000,
  /** Of all URLs in a text together, since one link reference can be used many times. */
  urlLengthTotal: 200_000,
} as const;

export const tooLarge = `The text is larger than ${caps.renderedLength / 1024} kB once rendered. Shorten it, or use fewer formulas`;
