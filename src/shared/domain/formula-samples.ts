/** The samples of the formula test page, each shown inline and as a block. */
export const formulaSamples = [
  { name: 'Square root', tex: '\\sqrt{x^2 + y^2}' },
  { name: 'Fraction', tex: '\\frac{a + b}{c}' },
  { name: 'Integral', tex: '\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi}' },
  { name: 'Sum', tex: '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}' },
  { name: 'Product', tex: '\\prod_{k=1}^{n} k = n!' },
  { name: 'Limit', tex: '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1' },
  { name: 'Option pricing', tex: 'C = S_0 N(d_1) - K e^{-rT} N(d_2)' },
  {
    name: 'Black-Scholes',
    tex: '\\frac{\\partial V}{\\partial t} + \\frac{1}{2}\\sigma^2 S^2 \\frac{\\partial^2 V}{\\partial S^2} + rS\\frac{\\partial V}{\\partial S} - rV = 0',
  },
] as const;
