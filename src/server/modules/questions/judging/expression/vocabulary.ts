export const constants: Record<string, { value: number; latex: string }> = {
  e: { value: Math.E, latex: 'e' },
  pi: { value: Math.PI, latex: '\\pi' },
  phi: { value: (1 + Math.sqrt(5)) / 2, latex: '\\varphi' },
};

/** Functions of one number. */
export const functions: Record<string, (value: number) => number> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  abs: Math.abs,
  ln: Math.log,
  // The natural logarithm unless a base is given.
  log: Math.log,
  lg: Math.log10,
  lb: Math.log2,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
};

/** Spellings of words that the parser handles specially. */
export const fractionWords = ['frac', 'dfrac', 'tfrac'];
export const binomialWords = ['binom', 'dbinom', 'C', 'nCr', 'choose'];
const others = ['degrees', 'deg', 'circ', 'varphi', 'mathrm'];

const words = new Set([
  ...Object.keys(constants),
  ...Object.keys(functions),
  ...fractionWords,
  ...binomialWords,
  ...others,
]);

export const isWord = (text: string): boolean => words.has(text);
