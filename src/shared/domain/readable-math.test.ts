import { expect, it } from 'vitest';
import { toReadableMath } from './readable-math.ts';

it.each([
  ['x^2+y_n', 'x^2+y_n'],
  ['x^{2}\\le y_{n+1}', 'x^2 ≤ y_(n+1)'],
  ['\\frac{1}{n}\\sum_{k=1}^n x_k', '1/n Σ_(k = 1)^n x_k'],
  ['\\frac12+\\frac kn+\\dfrac{a+b}{c}', '1/2+k/n+(a+b)/c'],
  ['\\frac{\\frac{1}{2}}{\\sqrt{n}}', '(1/2)/(√n)'],
  ['\\sqrt2\\cdot\\sqrt{x+1}', '√2·√(x+1)'],
  ['\\sigma=20\\%', 'sigma = 20%'],
  ['\\ln\\left(1+x\\right)\\approx x', 'ln (1+x) ≈ x'],
  ['\\mathbb{E}[X]=\\operatorname{Var}(X)', 'E[X] = Var(X)'],
  ['\\begin{aligned}a&=b\\\\c&\\ne d\\end{aligned}', 'a = b c ≠ d'],
  ['\\text{if } x\\in\\{0,1\\}', 'if x ∈ {0,1}'],
  ['a\\,b\\quad c~d', 'a b c d'],
  ['a,\\allowbreak b', 'a, b'],
  ['\\constructor', 'constructor'],
  ['\\frac{', 'frac'],
  ['\\', '\\'],
])('reads %s', (tex, text) => {
  expect(toReadableMath(tex)).toBe(text);
});
